import {
  acceptClaim,
  chooseRepayment,
  getPolicy,
  grantPartOfClaim,
  objectToClaim,
  recordClaimPayout,
  reportClaim,
} from "@kautia/contract";
import { enterTestAccount } from "./payout-accounts.ts";
import { openSession, setPassword } from "../people/accounts.ts";
import type { TestServer } from "../server/make-test-server.ts";
import { type PolicyOptions, makeAccepted, readLandlordToken, runUntil } from "./sign-policy.ts";
import { logInAsStaff } from "../people/staff.ts";

export const owingTenant = "tenant@example.com";
const landlordEmail = "landlord@example.com";

interface OwingOptions extends PolicyOptions {
  /** In EUR. */
  amount?: number;
  /** In EUR, if the desk grants only a part; by default everything is granted. */
  granted?: number;
  at?: string;
  /** What happens between the decision and the payout. */
  beforePayout?: (refId: string) => Promise<void>;
}

export async function makeOwedRepayment(server: TestServer, options: OwingOptions = {}) {
  const { amount = 820.5, granted, at = "2027-02-01T09:00:00Z", beforePayout, ...contract } = options;
  const { refId } = await makeAccepted(server, { tenantEmail: owingTenant, landlordEmail, ...contract });
  await setPassword(server, owingTenant);
  const landlordToken = await readLandlordToken(server, landlordEmail);
  await runUntil(server, at);
  const items = [{ description: "Miete für März ẞ", amount }];
  const reported = await server.call(reportClaim, { params: { token: landlordToken }, body: { items } });
  const claimId = reported.body?.claims.at(-1)?.id ?? "";
  await enterTestAccount(server, landlordToken);
  const params = { refId, claimId };
  const logIn = () => openSession(server, owingTenant);
  await server.call(objectToClaim, { params, body: { text: "Nein." } }, await logIn());
  const staff = await logInAsStaff(server);
  const part = { amounts: [granted ?? 0], note: "Der Rest ist Abnutzung." };
  const decided =
    granted === undefined
      ? await server.call(acceptClaim, { params, body: {} }, staff)
      : await server.call(grantPartOfClaim, { params, body: part }, staff);
  if (!decided.ok) throw new Error(`deciding the claim failed: ${decided.problem.errorCode}`);
  await beforePayout?.(refId);
  const payout = { amount: granted ?? amount, paidOn: at.slice(0, 10), reference: "Bürgschaft 1" };
  const paid = await server.call(recordClaimPayout, { params, body: payout }, staff);
  if (!paid.ok) throw new Error(`recording the payout failed: ${paid.problem.errorCode}`);
  const readPolicy = async () => (await server.call(getPolicy, { params: { refId } }, await logIn())).body;
  return {
    refId,
    claimId,
    landlordToken,
    logIn,
    readPolicy,
    repayment: async () => (await readPolicy())?.repayments[0],
    async choose(parts: number) {
      const offered = (await readPolicy())?.repayments[0]?.choices.find((choice) => choice.parts === parts);
      const firstOn = offered?.instalments[0]?.on ?? "2027-01-01";
      return server.call(chooseRepayment, { params, body: { parts, firstOn } }, await logIn());
    },
  };
}
