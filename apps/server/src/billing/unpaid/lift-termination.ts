import type { Transaction } from "kysely";
import { writeMail } from "../../mails/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { changeTerms, guaranteeMailData, type Policy, toLandlord, toTenant } from "../../policy/index.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { bookDifference } from "../book-difference.ts";
import type { UnpaidReminder } from "./reminder.ts";

/** Everything was paid within the month: the termination has no effect (§ 38 VVG, § 39 VersVG), and the contract goes on. */
export async function liftTermination(
  transaction: Transaction<Database>,
  deps: Pick<WorkDeps, "clock" | "random" | "log">,
  policy: Policy,
  { id, agreed_end: insurance_end }: UnpaidReminder,
): Promise<void> {
  const { ref_id: refId } = policy;
  const changed = await changeTerms(transaction, deps, { refId, change: { insurance_end } });
  await bookDifference(transaction, deps, changed);
  const data = { ...(await guaranteeMailData(transaction, policy)), agreedEnd: insurance_end };
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `termination-lifted:${id}`,
    kind: "termination-lifted",
    data,
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-termination-lifted:${id}`,
    kind: "landlord-termination-lifted",
    data,
  });
}
