import { enterPayoutAccount } from "@kautia/contract";
import type { TestServer } from "../server/make-test-server.ts";

export const testAccount = { iban: "DE89 3704 0044 0532 0130 00", holder: "Otto Kern" };

/** Enters an account as the landlord, who must have reported a claim. It applies at once, as if a day had passed. */
export async function enterTestAccount(server: TestServer, landlordToken: string): Promise<void> {
  const entered = await server.call(enterPayoutAccount, { params: { token: landlordToken }, body: testAccount });
  if (!entered.ok) throw new Error(`entering the account failed: ${entered.problem.errorCode}`);
  await server.deps.db
    .updateTable("payout_account")
    .set(({ ref }) => ({ counts_from: ref("entered_at") }))
    .execute();
}
