import { cookieFrom } from "../codes/cookie-from.ts";
import { demo } from "../codes/desk.ts";
import { mailedLink } from "../mailbox.ts";
import { askToInvite, inviteByWire, logInAsPartner, partnerKey, sampleLink } from "../partner.ts";
import {
  answerQuestions,
  choosePeriod,
  eventually,
  askingCard,
  failingCard,
  giveCard,
  goodCard,
  inDays,
  signByWire,
  expectSuccess,
  type Tenant,
  needs,
} from "../tenant-by-wire.ts";
import type { Wire } from "../wire.ts";
import { makeRepayments, makeUnchosenRepayment } from "./repayments.ts";

export const password = "Lang-und-gut-1";

/** Very long names. */
const long = {
  lastName: "Wolfeschlegelsteinhausenbergerdorffsmith",
  home: {
    street: "Donaudampfschifffahrtsgesellschaftsstraße",
    streetNumber: "117 a–c, Hinterhaus",
    zip: "10119",
    city: "Berlin",
    country: "de",
  },
  landlord: {
    type: "property_manager",
    companyName:
      "Grundstücksverwaltungsgesellschaft Prenzlauer Berg Friedrichshain-Kreuzberg und Umgebung mbH & Co. Immobilien KG",
  },
} satisfies Partial<Tenant>;

/** Its bank takes five days to pay a debit. */
const slowAccount = "DE08370400440532013003";

// The clock moves once, so that a rating is due and a landlord has missed the deadline. Everything else starts after
// that.
const ahead = 32;
const start = inDays(ahead + 10);

/** Applications and contracts at every stage, created by the API. Values are tokens and ids. */
export type Scene = Awaited<ReturnType<typeof makeScene>>;

export async function makeScene(url: string, wire: Wire) {
  const inForce = async (name: string, changes: Partial<Tenant> = {}) => {
    const [email, landlordEmail] = [`${name}@example.com`, `to-${name}@example.com`];
    const policy = await signByWire(wire, { ...long, email, landlordEmail, insuranceStart: inDays(1), ...changes });
    expectSuccess(await wire.post(`/landlord/${policy.landlordToken}/accept`));
    return policy;
  };
  const logIn = async (email: string) => {
    const token = secretIn(await mailedLink(wire, email, "new-password"));
    expectSuccess(await wire.post("/user/confirm-account", { token, password }));
    return email;
  };
  const silent = await signByWire(wire, {
    ...long,
    email: "silent@example.com",
    landlordEmail: "to-silent@example.com",
  });
  await answerQuestions(wire, { ...long, email: "stopped@example.com" });
  const [rated, leaving, released] = [await inForce("rated"), await inForce("leaving"), await inForce("released")];
  const [proving, moved, repaying] = [await inForce("proving"), await inForce("moved"), await inForce("repaying")];
  const failing = [
    await inForce("unpaid", { cardNumber: failingCard }),
    await inForce("paid", { cardNumber: failingCard }),
    await inForce("asking", { cardNumber: askingCard }),
  ];
  const invoiced = await inForce("invoiced", { insuranceStart: inDays(0) });
  // Announced on the first day, debited on the next, and with the bank for five days: the clock stops in between.
  const debiting = await inForce("debiting", { iban: slowAccount, insuranceStart: inDays(ahead - 3) });
  const withPassword = [silent, rated, leaving, released, proving, moved, repaying, invoiced, debiting];
  for (const { tenant } of withPassword) await logIn(tenant.email);
  const cookieOf = (email: string) => cookieFrom(url, "/session", { login: email, password });
  const cookieOfDesk = () => cookieFrom(url, "/staff/session", demo);
  const atFirst = { tenant: await cookieOf(invoiced.tenant.email), desk: await cookieOfDesk(), today: inDays(0) };
  await makeUnchosenRepayment(wire, invoiced, atFirst);
  // Before the clock moves, because the link is valid for 30 days.
  const testLink = new URL(await sampleLink(url, "test")).searchParams.get("pd") ?? "";
  expectSuccess(await wire.post(`/onboarding/tenant/init?insuranceHash=${testLink}`));
  await wire.clock(`${inDays(ahead)}T12:00:00Z`);
  const report = {
    items: [
      { description: `Kratzer im Parkett ${"Schrankwandverschraubung".repeat(4)}`, amount: 120.5 },
      { description: "Miete für März", amount: 800 },
    ],
  };
  const claims = `/landlord/${rated.landlordToken}/claims`;
  expectSuccess(await wire.post(claims, { items: [{ description: "Schlüssel nachgemacht", amount: 45 }] }));
  const claimed = expectSuccess(await wire.post(claims, report)).claims.map(({ id }: { id: string }) => id);

  expectSuccess(await wire.post(`/landlord/${released.landlordToken}/release`, { signature: true }));

  const [unpaid, paid, asking] = await Promise.all(
    failing.map(async ({ tenant }) => secretIn(await mailedLink(wire, tenant.email, "card"))),
  );
  if (!unpaid || !paid || !asking) throw new Error("no premium failed");
  const { secret } = expectSuccess(await wire.get(`/card/${paid}/secret`));
  const card = { secret, number: goodCard, expMonth: 12, expYear: 2040, cvc: "123" };
  expectSuccess(await wire.post("/sandbox-payment/confirm", card));
  expectSuccess(await wire.post(`/card/${paid}`));

  const at = { ...long, insuranceStart: start };
  const asked = async (changes: Partial<Tenant>) => {
    const token = await answerQuestions(wire, { ...at, ...changes });
    const consents = { termsAndPrivacy: true, initialInformation: true };
    expectSuccess(await wire.post("/onboarding/tenant/summary", { token, consents, needs }));
    expectSuccess(await wire.get(`/onboarding/tenant/risk?token=${token}&successful=true`));
    return token;
  };
  const chosen = async () => {
    const token = await answerQuestions(wire, at);
    await choosePeriod(wire, token, "YEARLY");
    return token;
  };
  const signed = (email: string, changes: Partial<Tenant> = {}) =>
    signByWire(wire, { ...at, email: `${email}@example.com`, landlordEmail: `to-${email}@example.com`, ...changes });

  const properties = [{ id: "117-DG", address: { ...long.home, unitName: "Dachgeschoss links, Seitenflügel" } }];
  expectSuccess(await wire.post("/partner/properties", { properties }, partnerKey));
  await askToInvite(wire, "inviting@example.com", { ...long.home, unitName: "Dachgeschoss links" }, start);
  const manual = await asked({ lastName: "Manual" });
  const refused = await asked({ lastName: "Refused" });
  /** Creates an application that owes two documents and has uploaded one, with long file names. */
  const brought = async (changes: Partial<Tenant>) => {
    const token = await asked(changes);
    const { refId } = expectSuccess(await wire.get(`/onboarding/tenant/${token}`));
    const names = ["Vorderseite.pdf", `${"Immatrikulationsbescheinigung_".repeat(4)}Wintersemester.pdf`];
    for (const fileName of names) expectSuccess(await wire.upload(refId, { token, type: "PASSPORT", fileName }));
    return { token, refId };
  };
  const withFiles = await brought({ employmentStatus: "STUDENT" });
  const caseWithFiles = await brought({ employmentStatus: "STUDENT", lastName: "Manual" });
  const withCard = await chosen();
  expectSuccess(await giveCard(wire, withCard, goodCard));
  const [open, accepted, declined] = [await signed("open"), await signed("accepted"), await signed("declined")];
  const debited = await signed("debited", { iban: "DE89370400440532013000", insuranceStart: inDays(ahead + 1) });
  expectSuccess(await wire.post(`/landlord/${debited.landlordToken}/accept`));
  const holding = await signed("holding", { cashPaid: true });
  const returning = await signed("returning", { cashPaid: true });
  const promise = { returnsCash: true, cashReturnOn: inDays(ahead + 5) };
  expectSuccess(await wire.post(`/landlord/${returning.landlordToken}/accept`, promise));
  expectSuccess(await wire.post(`/landlord/${accepted.landlordToken}/accept`));
  expectSuccess(
    await wire.post(`/landlord/${declined.landlordToken}/decline`, { reason: "Wir hatten Bargeld vereinbart." }),
  );
  const shortLink = async ({ token }: typeof open) =>
    secretIn(expectSuccess(await wire.get(`/onboarding/tenant/${token}/finish-page`)).shortUrl);
  const { id } = await inviteByWire(wire, start);
  const desk = { cookie: await cookieOfDesk() };
  const cancel = async (email: string, refId: string) => {
    expectSuccess(await wire.post(`/policies/${refId}/cancel`, {}, { cookie: await cookieOf(email) }));
    return email;
  };
  /** Cancels and uploads a proof of moving out. Returns its id and day. */
  const prove = async ({ tenant, refId }: typeof leaving) => {
    await cancel(tenant.email, refId);
    const headers = { cookie: await cookieOf(tenant.email) };
    const movedOutOn = inDays(ahead - 2);
    expectSuccess(await wire.post(`/policies/${refId}/moving-out`, { movedOutOn }, headers));
    const fileName = `${"Wohnungsübergabeprotokoll_".repeat(4)}unterschrieben.pdf`;
    expectSuccess(await wire.uploadPolicyFile(`/policies/${refId}/moving-out/files`, fileName, headers));
    const { rows } = expectSuccess(await wire.get(`/staff/moving-outs?search=${refId}`, desk));
    return { id: String(rows[0].id), movedOutOn };
  };
  const tenants = { cookie: await cookieOf(rated.tenant.email) };
  for (const claimId of claimed)
    expectSuccess(
      await wire.post(`/policies/${rated.refId}/claims/${claimId}/objection`, { text: "Das war\nschon so." }, tenants),
    );
  expectSuccess(
    await wire.post(`/staff/claims/${claimed[0]}/refuse`, { note: "Ein Schlüssel fehlte\nschon beim Einzug." }, desk),
  );
  const { owed, granted } = await makeRepayments(wire, repaying, {
    tenant: await cookieOf(repaying.tenant.email),
    desk: desk.cookie,
    today: inDays(ahead),
  });
  expectSuccess(await wire.post(`/landlord/${repaying.landlordToken}/account/link`));
  const { searchParams } = new URL(await mailedLink(wire, repaying.tenant.landlordEmail, "landlord/", [], "change="));
  const another = { iban: "AT611904300234573201", holder: "Otto Kern", change: searchParams.get("change") };
  expectSuccess(await wire.post(`/landlord/${repaying.landlordToken}/account`, another));
  const message = "Gilt die Bürgschaft auch für\nNebenkosten?";
  expectSuccess(await wire.post(`/landlord/${accepted.landlordToken}/questions`, { message }));
  const { rows: questions } = expectSuccess(await wire.get("/staff/questions", desk));
  const answer = { answer: "Ja, auch für Nebenkosten." };
  expectSuccess(await wire.post(`/staff/questions/${questions[0].id}/answer`, answer, desk));
  const movingOut = await prove(proving);
  const { id: confirmed, ...confirmation } = await prove(moved);
  expectSuccess(await wire.post(`/staff/moving-outs/${confirmed}/confirm`, confirmation, desk));

  const atBank = { cookie: await cookieOf(debiting.tenant.email) };
  await eventually(async () => {
    const { payments } = expectSuccess(await wire.get(`/policies/${debiting.refId}/payments`, atBank));
    return payments.find(({ state }: { state: string }) => state === "PENDING");
  });
  const { cardToken: debitCard } = expectSuccess(await wire.post(`/policies/${debiting.refId}/card`, {}, atBank));

  const partnerSession = await logInAsPartner(url, wire);
  // The name leads nowhere (RFC 2606), so the delivery of the event fails.
  const hooks = { url: "https://hooks.lindenhof.example/kautia" };
  const { id: webhook } = expectSuccess(await wire.post("/partner/webhooks", hooks, partnerKey));
  const { id: invitation } = await inviteByWire(wire, start, { tenant: { email: "hooked@example.com" } });
  expectSuccess(await wire.post(`/onboarding/tenant/invitation/${invitation}/accept`));

  return {
    partnerSession,
    webhook,
    fresh: expectSuccess(await wire.post("/onboarding/tenant/init")).token,
    answered: await answerQuestions(wire, at),
    existing: await answerQuestions(wire, { ...at, existingRent: true }),
    quoted: await asked({}),
    student: await asked({ employmentStatus: "STUDENT" }),
    withFiles: withFiles.token,
    caseWithFiles: caseWithFiles.refId,
    manual,
    manualCase: expectSuccess(await wire.get(`/onboarding/tenant/${manual}`)).refId,
    refused,
    refusedCase: expectSuccess(await wire.get(`/onboarding/tenant/${refused}`)).refId,
    unscored: await asked({ lastName: "Unknown" }),
    poor: await asked({ grossIncome: 8_500, coldRentAmount: 800 }),
    young: await asked({ birthDate: `${new Date().getUTCFullYear() - 17}-12-31`, grossIncome: 8_500 }),
    chosen: await chosen(),
    withCard,
    signed: open.token,
    declined: declined.token,
    invited: expectSuccess(await wire.post(`/onboarding/tenant/invitation/${id}/accept`)).token,
    landlords: {
      open: open.landlordToken,
      holding: holding.landlordToken,
      returning: returning.landlordToken,
      accepted: accepted.landlordToken,
      declined: declined.landlordToken,
      claiming: rated.landlordToken,
      releasing: leaving.landlordToken,
      moved: moved.landlordToken,
      changing: repaying.landlordToken,
      released: released.landlordToken,
      silent: silent.landlordToken,
      reading: await shortLink(open),
      readingAccepted: await shortLink(accepted),
    },
    cards: {
      open: unpaid,
      paid,
      asking,
      invoice: secretIn(await mailedLink(wire, invoiced.tenant.email, "card")),
      debiting: debitCard,
    },
    claim: claimed[1],
    owed,
    granted,
    movingOut: movingOut.id,
    policies: { claimed: rated.refId, proving: proving.refId, unpaid: failing[0]?.refId ?? "", silent: silent.refId },
    rating: await eventually(async () => secretIn(await mailedLink(wire, rated.tenant.email, "rate"))),
    stopReminders: secretIn(await mailedLink(wire, "stopped@example.com", "no-reminders")),
    inviting: secretIn(await mailedLink(wire, "inviting@example.com", "landlord/invite/")),
    /** The token of the mailed link for an account without a password. */
    unconfirmed: secretIn(await mailedLink(wire, open.tenant.email, "new-password")),
    accounts: {
      accepted: await logIn(accepted.tenant.email),
      returning: await logIn(returning.tenant.email),
      declined: await logIn(declined.tenant.email),
      debited: await logIn(debited.tenant.email),
      silent: silent.tenant.email,
      claimed: rated.tenant.email,
      leaving: await cancel(leaving.tenant.email, leaving.refId),
      proving: proving.tenant.email,
      moved: moved.tenant.email,
      released: released.tenant.email,
      repaying: repaying.tenant.email,
      invoiced: invoiced.tenant.email,
      debiting: debiting.tenant.email,
    },
  };
}

function secretIn(link: string): string {
  const secret = /[0-9a-f]{32}/.exec(link)?.[0];
  if (!secret) throw new Error(`no secret in ${link}`);
  return secret;
}
