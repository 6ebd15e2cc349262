import { mailedSecret } from "../mailbox.ts";
import { askToInvite, inviteByApi, logInAsPartner, partnerKey } from "../partner.ts";
import {
  choosePeriod,
  coTenant,
  eventually,
  expectSuccess,
  giveCard,
  goodCard,
  inDays,
  type Signed,
  type Tenant,
} from "../tenant-by-api.ts";
import type { ApiClient } from "../api-client.ts";
import { type Acts, ahead, long, makeActs, start } from "./scene/acts.ts";
import { makePaidClaims, makePaymentFile, refuseFirstClaim, reportClaims } from "./scene/claims.ts";
import { makeCoTenants } from "./scene/co-tenants.ts";
import { guaranteed, makeGuarantee } from "./scene/guarantee.ts";
import { makeMovingOuts } from "./scene/moving-outs.ts";
import { askQuestion, makeNewContracts, readShortLink } from "./scene/new-contracts.ts";
import { makeFailedPremiums, makeOldContracts, type OldContracts } from "./scene/old-contracts.ts";

/** Applications and contracts at every stage, created by the API. Values are tokens and ids. */
export type Scene = Awaited<ReturnType<typeof makeScene>>;

/** The order matters: lists show it, and the clock moves once. */
export async function makeScene(url: string, api: ApiClient) {
  const acts = makeActs(url, api);
  const old = await makeOldContracts(acts);
  const guarantee = await makeGuarantee(api);
  await api.clock(`${inDays(ahead)}T12:00:00Z`);

  const claims = await reportClaims(acts, old);
  expectSuccess(await api.post(`/landlord/${old.released.landlordToken}/release`, { signature: true }));
  const failed = await makeFailedPremiums(acts, old);
  await inviteAsLandlord(api);
  const manual = await acts.askForQuote({ lastName: "Manual" });
  const refused = await acts.askForQuote({ lastName: "Refused" });
  const withFiles = await bringFiles(acts, { employmentStatus: "STUDENT" });
  const caseWithFiles = await bringFiles(acts, { employmentStatus: "STUDENT", lastName: "Manual" });
  const withCard = await choose(acts);
  expectSuccess(await giveCard(api, withCard, goodCard));
  const { open, accepted, declined, debited, holding, returning } = await makeNewContracts(acts);
  const newLandlord = await sellHome(api, debited.landlordToken);
  const debitedEmail = await acts.setPassword(debited);
  const joining = await askToJoin(acts, debited);
  const { id: invited } = await inviteByApi(api, start);
  await refuseFirstClaim(acts, old, claims);
  const { owed, granted } = await makePaidClaims(acts, old);
  await askQuestion(acts, accepted);
  const paymentFile = await makePaymentFile(acts, granted);
  const movingOut = await makeMovingOuts(acts, old);
  const debitCard = await readDebitCard(acts, old);
  const { partnerSession, webhook } = await makeFailedWebhook(url, api, guarantee);

  return {
    partnerSession,
    webhook,
    guarantee,
    asStaff: await findAsStaff(acts, old),
    fresh: expectSuccess(await api.post("/onboarding/tenant/init")).token,
    answered: await acts.answer(),
    together: await acts.answer({
      coTenants: [coTenant("Benedikt-Maximilian", "Beispielhausen-Mustermannsdorf"), coTenant("Cem", "Can")],
    }),
    existing: await acts.answer({ existingRent: true }),
    quoted: await acts.askForQuote(),
    student: await acts.askForQuote({ employmentStatus: "STUDENT" }),
    withFiles: withFiles.token,
    caseWithFiles: caseWithFiles.refId,
    manual,
    manualCase: await acts.refIdOf(manual),
    refused,
    refusedCase: await acts.refIdOf(refused),
    unscored: await acts.askForQuote({ lastName: "Unknown" }),
    poor: await acts.askForQuote({ grossIncome: 8_500, coldRentAmount: 800 }),
    young: await acts.askForQuote({ birthDate: `${new Date().getUTCFullYear() - 17}-12-31`, grossIncome: 8_500 }),
    chosen: await choose(acts),
    withCard,
    signed: open.token,
    declined: declined.token,
    openInvitation: (await inviteByApi(api, start)).id,
    invited: expectSuccess(await api.post(`/onboarding/tenant/invitation/${invited}/accept`)).token,
    newLandlord,
    joining,
    coTenants: await makeCoTenants(acts),
    landlords: {
      selling: debited.landlordToken,
      open: open.landlordToken,
      holding: holding.landlordToken,
      returning: returning.landlordToken,
      accepted: accepted.landlordToken,
      declined: declined.landlordToken,
      claiming: old.rated.landlordToken,
      releasing: old.leaving.landlordToken,
      moved: old.moved.landlordToken,
      changing: old.repaying.landlordToken,
      released: old.released.landlordToken,
      silent: old.silent.landlordToken,
      reading: await readShortLink(acts, open),
      readingAccepted: await readShortLink(acts, accepted),
    },
    cards: {
      open: failed.unpaid,
      paid: failed.paid,
      asking: failed.asking,
      invoice: await mailedSecret(api, old.invoiced.tenant.email, "card"),
      debiting: debitCard,
    },
    claim: claims[1],
    owed,
    granted,
    paymentFile,
    movingOut,
    rating: await eventually(async () => await mailedSecret(api, old.rated.tenant.email, "rate")),
    stopReminders: await mailedSecret(api, "stopped@example.com", "no-reminders"),
    inviting: await mailedSecret(api, "inviting@example.com", "landlord/invite/"),
    /** The token of the mailed link for an account without a password. */
    unconfirmed: await mailedSecret(api, open.tenant.email, "new-password"),
    accounts: {
      accepted: await acts.setPassword(accepted),
      returning: await acts.setPassword(returning),
      declined: await acts.setPassword(declined),
      debited: debitedEmail,
      silent: old.silent.tenant.email,
      claimed: old.rated.tenant.email,
      guaranteed,
      leaving: await acts.cancel(old.leaving),
      proving: old.proving.tenant.email,
      moved: old.moved.tenant.email,
      released: old.released.tenant.email,
      repaying: old.repaying.tenant.email,
      invoiced: old.invoiced.tenant.email,
      debiting: old.debiting.tenant.email,
    },
  };
}

/** The landlord names a new one. Returns the token of the link that asks the new one. */
async function sellHome(api: ApiClient, landlordToken: string): Promise<string> {
  const email = "neue.vermieterin@example.com";
  const change = { kind: "NEW_LANDLORD", name: "Eva Neumann-Überall", email, address: "Am Ring 1, 10115 Berlin" };
  expectSuccess(await api.post(`/landlord/${landlordToken}/amendments`, { change }));
  return mailedSecret(api, email, "amendment");
}

/** The tenant asks for a co-tenant to join. Returns the token of the link that asks the co-tenant. */
async function askToJoin({ api, asTenant }: Acts, signed: Signed): Promise<string> {
  const { firstName, lastName, birthDate, email } = coTenant("Ina", "Immerfroh-Eintrittswillig");
  const change = { kind: "CO_TENANTS", leaves: null, joins: { firstName, lastName, birthDate, email } };
  expectSuccess(await api.post(`/policies/${signed.refId}/amendments`, { change }, await asTenant(signed)));
  return mailedSecret(api, email, "amendment");
}

const partnersClaim = [{ description: `Kratzer im Parkett ${"Schrankwandverschraubung".repeat(4)}`, amount: 120.5 }];

/** Enters a home as a partner, and begins an invitation for it as a landlord without an account. */
async function inviteAsLandlord(api: ApiClient): Promise<void> {
  const properties = [{ id: "117-DG", address: { ...long.home, unitName: "Dachgeschoss links, Seitenflügel" } }];
  expectSuccess(await api.post("/partner/properties", { properties }, partnerKey));
  await askToInvite(api, "inviting@example.com", { ...long.home, unitName: "Dachgeschoss links" }, start);
}

/** Makes an application that owes two documents and has uploaded one, with long file names. */
async function bringFiles({ api, askForQuote, refIdOf }: Acts, changes: Partial<Tenant>) {
  const token = await askForQuote(changes);
  const refId = await refIdOf(token);
  const names = ["Vorderseite.pdf", `${"Immatrikulationsbescheinigung_".repeat(4)}Wintersemester.pdf`];
  for (const fileName of names) expectSuccess(await api.upload(refId, { token, type: "PASSPORT", fileName }));
  return { token, refId };
}

/** Makes an application that has chosen yearly payment. Returns its token. */
async function choose({ api, answer }: Acts): Promise<string> {
  const token = await answer();
  await choosePeriod(api, token, "YEARLY");
  return token;
}

/** The token of the card page while a debit is with the bank. */
async function readDebitCard(acts: Acts, { debiting }: OldContracts): Promise<string> {
  const { api } = acts;
  const tenant = await acts.asTenant(debiting);
  await eventually(async () => {
    const { payments } = expectSuccess(await api.get(`/policies/${debiting.refId}/payments`, tenant));
    return payments.find(({ state }: { state: string }) => state === "PENDING");
  });
  return expectSuccess(await api.post(`/policies/${debiting.refId}/card`, {}, tenant)).cardToken;
}

/** A partner's webhook that cannot be reached. The first delivery of its only event, a claim, has failed. */
async function makeFailedWebhook(
  url: string,
  api: ApiClient,
  guarantee: string,
): Promise<{ partnerSession: string; webhook: string }> {
  const partnerSession = await logInAsPartner(url, api);
  // Nothing listens there, which every machine finds out at once. Looking at pages accepts invitations, but claims nothing.
  const hooks = { url: "https://localhost:9/kautia", events: ["claim.changed"] };
  const { id: webhook } = expectSuccess(await api.post("/partner/webhooks", hooks, partnerKey));
  expectSuccess(await api.post(`/partner/guarantees/${guarantee}/claims`, { items: partnersClaim }, partnerKey));
  await eventually(async () => {
    const { deliveries } = expectSuccess(await api.get(`/partner/webhooks/${webhook}/deliveries`, partnerKey));
    return deliveries.some(({ attempts }: { attempts: number }) => attempts > 0) || undefined;
  });
  return { partnerSession, webhook };
}

/** What the desk calls the tenant who has moved out, the contract and a colleague. */
async function findAsStaff({ api, asStaff }: Acts, { proving }: OldContracts) {
  const staff = await asStaff();
  const { contractNumber } = expectSuccess(await api.get(`/staff/policies/${proving.refId}`, staff));
  const { id: person } = expectSuccess(await api.get(`/staff/persons/${proving.refId}`, staff));
  const { rows } = expectSuccess(await api.get("/staff/people", staff));
  return { contractNumber: String(contractNumber), person: String(person), colleague: String(rows[0].id) };
}
