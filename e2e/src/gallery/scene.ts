import { mailedLink } from "../mailbox.ts";
import { askToInvite, inviteByWire, logInAsPartner, partnerKey } from "../partner.ts";
import { choosePeriod, eventually, expectSuccess, giveCard, goodCard, inDays, type Tenant } from "../tenant-by-wire.ts";
import type { Wire } from "../wire.ts";
import { type Acts, ahead, long, makeActs, secretIn, start } from "./scene/acts.ts";
import { makePaidClaims, refuseFirstClaim, reportClaims } from "./scene/claims.ts";
import { findAtDesk } from "./scene/find-at-desk.ts";
import { makeGuarantee } from "./scene/guarantee.ts";
import { makeMovingOuts } from "./scene/moving-outs.ts";
import { askQuestion, makeNewContracts, readShortLink } from "./scene/new-contracts.ts";
import { makeFailedPremiums, makeOldContracts, type OldContracts } from "./scene/old-contracts.ts";

/** Applications and contracts at every stage, created by the API. Values are tokens and ids. */
export type Scene = Awaited<ReturnType<typeof makeScene>>;

/** The order matters: lists show it, and the clock moves once. */
export async function makeScene(url: string, wire: Wire) {
  const acts = makeActs(url, wire);
  const old = await makeOldContracts(acts);
  const guarantee = await makeGuarantee(wire);
  await wire.clock(`${inDays(ahead)}T12:00:00Z`);

  const claims = await reportClaims(acts, old);
  expectSuccess(await wire.post(`/landlord/${old.released.landlordToken}/release`, { signature: true }));
  const failed = await makeFailedPremiums(acts, old);
  await inviteAsLandlord(wire);
  const manual = await acts.askForQuote({ lastName: "Manual" });
  const refused = await acts.askForQuote({ lastName: "Refused" });
  const withFiles = await bringFiles(acts, { employmentStatus: "STUDENT" });
  const caseWithFiles = await bringFiles(acts, { employmentStatus: "STUDENT", lastName: "Manual" });
  const withCard = await choose(acts);
  expectSuccess(await giveCard(wire, withCard, goodCard));
  const { open, accepted, declined, debited, holding, returning } = await makeNewContracts(acts);
  const { id: invited } = await inviteByWire(wire, start);
  await refuseFirstClaim(acts, old, claims);
  const { owed, granted } = await makePaidClaims(acts, old);
  await askQuestion(acts, accepted);
  const movingOut = await makeMovingOuts(acts, old);
  const debitCard = await readDebitCard(acts, old);
  const { partnerSession, webhook } = await makeFailedWebhook(url, wire, guarantee);

  return {
    partnerSession,
    webhook,
    guarantee,
    atDesk: await findAtDesk(acts, old),
    fresh: expectSuccess(await wire.post("/onboarding/tenant/init")).token,
    answered: await acts.answer(),
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
    openInvitation: (await inviteByWire(wire, start)).id,
    invited: expectSuccess(await wire.post(`/onboarding/tenant/invitation/${invited}/accept`)).token,
    landlords: {
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
      invoice: secretIn(await mailedLink(wire, old.invoiced.tenant.email, "card")),
      debiting: debitCard,
    },
    claim: claims[1],
    owed,
    granted,
    movingOut,
    rating: await eventually(async () => secretIn(await mailedLink(wire, old.rated.tenant.email, "rate"))),
    stopReminders: secretIn(await mailedLink(wire, "stopped@example.com", "no-reminders")),
    inviting: secretIn(await mailedLink(wire, "inviting@example.com", "landlord/invite/")),
    /** The token of the mailed link for an account without a password. */
    unconfirmed: secretIn(await mailedLink(wire, open.tenant.email, "new-password")),
    accounts: {
      accepted: await acts.setPassword(accepted),
      returning: await acts.setPassword(returning),
      declined: await acts.setPassword(declined),
      debited: await acts.setPassword(debited),
      silent: old.silent.tenant.email,
      claimed: old.rated.tenant.email,
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

const partnersClaim = [{ description: `Kratzer im Parkett ${"Schrankwandverschraubung".repeat(4)}`, amount: 120.5 }];

/** Enters a home as a partner, and begins an invitation for it as a landlord without an account. */
async function inviteAsLandlord(wire: Wire): Promise<void> {
  const properties = [{ id: "117-DG", address: { ...long.home, unitName: "Dachgeschoss links, Seitenflügel" } }];
  expectSuccess(await wire.post("/partner/properties", { properties }, partnerKey));
  await askToInvite(wire, "inviting@example.com", { ...long.home, unitName: "Dachgeschoss links" }, start);
}

/** Makes an application that owes two documents and has uploaded one, with long file names. */
async function bringFiles({ wire, askForQuote, refIdOf }: Acts, changes: Partial<Tenant>) {
  const token = await askForQuote(changes);
  const refId = await refIdOf(token);
  const names = ["Vorderseite.pdf", `${"Immatrikulationsbescheinigung_".repeat(4)}Wintersemester.pdf`];
  for (const fileName of names) expectSuccess(await wire.upload(refId, { token, type: "PASSPORT", fileName }));
  return { token, refId };
}

/** Makes an application that has chosen yearly payment. Returns its token. */
async function choose({ wire, answer }: Acts): Promise<string> {
  const token = await answer();
  await choosePeriod(wire, token, "YEARLY");
  return token;
}

/** The token of the card page while a debit is with the bank. */
async function readDebitCard(acts: Acts, { debiting }: OldContracts): Promise<string> {
  const { wire } = acts;
  const tenant = { cookie: await acts.cookieOf(debiting.tenant.email) };
  await eventually(async () => {
    const { payments } = expectSuccess(await wire.get(`/policies/${debiting.refId}/payments`, tenant));
    return payments.find(({ state }: { state: string }) => state === "PENDING");
  });
  return expectSuccess(await wire.post(`/policies/${debiting.refId}/card`, {}, tenant)).cardToken;
}

/** A partner's webhook that cannot be reached. The first delivery of its only event, a claim, has failed. */
async function makeFailedWebhook(
  url: string,
  wire: Wire,
  guarantee: string,
): Promise<{ partnerSession: string; webhook: string }> {
  const partnerSession = await logInAsPartner(url, wire);
  // Nothing listens there, which every machine finds out at once. Looking at pages accepts invitations, but claims nothing.
  const hooks = { url: "https://localhost:9/kautia", events: ["claim.changed"] };
  const { id: webhook } = expectSuccess(await wire.post("/partner/webhooks", hooks, partnerKey));
  expectSuccess(await wire.post(`/partner/guarantees/${guarantee}/claims`, { items: partnersClaim }, partnerKey));
  await eventually(async () => {
    const { deliveries } = expectSuccess(await wire.get(`/partner/webhooks/${webhook}/deliveries`, partnerKey));
    return deliveries.some(({ attempts }: { attempts: number }) => attempts > 0) || undefined;
  });
  return { partnerSession, webhook };
}
