import {
  acceptClaim,
  approve,
  getStaffClaim,
  objectToClaim,
  openPayoutAccount,
  recordClaimPayout,
  reportClaim,
} from "@kautia/contract";
import { openSession, setPassword } from "../people/accounts.ts";
import { logInAsStaff, logInColleague } from "../people/staff.ts";
import type { TestServer } from "../server/make-test-server.ts";
import { enterTestAccount } from "./payout-accounts.ts";
import { makeAccepted, type PolicyOptions, readLandlordToken, runUntil } from "./sign-policy.ts";

export const claimedOn = "2027-02-01";
const tenantEmail = "tenant@example.com";
const landlordEmail = "landlord@example.com";

/** A yearly policy with a granted claim, whose landlord has entered an account, and two people of the desk. */
export async function makeGrantedClaim(server: TestServer, amount = 120.5, options: PolicyOptions = {}) {
  const { refId } = await makeAccepted(server, { tenantEmail, landlordEmail, paymentPeriod: "YEARLY", ...options });
  await setPassword(server, tenantEmail);
  const landlordToken = await readLandlordToken(server, landlordEmail);
  await runUntil(server, `${claimedOn}T09:00:00Z`);
  const items = [{ description: "Miete", amount }];
  const reported = await server.call(reportClaim, { params: { token: landlordToken }, body: { items } });
  await enterTestAccount(server, landlordToken);
  const params = { claimId: reported.body?.claims[0]?.id ?? "" };
  const session = await openSession(server, tenantEmail);
  await server.call(objectToClaim, { params: { refId, ...params }, body: { text: "Nein." } }, session);
  const demo = await logInAsStaff(server);
  const ute = await logInColleague(server, "Ute");
  await server.call(acceptClaim, { params, body: {} }, demo);
  const transfer = { amount, paidOn: claimedOn, reference: "Schaden" };
  return {
    refId,
    landlordToken,
    params,
    session,
    demo,
    ute,
    payOut: (by = demo, changes: Partial<typeof transfer> = {}) =>
      server.call(recordClaimPayout, { params, body: { ...transfer, ...changes } }, by),
    openAccount: () => server.call(openPayoutAccount, { params }, demo),
    look: async () => (await server.call(getStaffClaim, { params }, demo)).body,
    approve: (id: string | undefined, by = ute) => server.call(approve, { params: { id: id ?? "" } }, by),
  };
}
