import type { Transaction } from "kysely";
import { writeMail } from "../../mails/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { type Policy, policyMailData, readCoTenants, toOwner } from "../../policy/index.ts";
import type { WorkDeps } from "../../work-deps.ts";

interface SharedDebt {
  /** The claim or the repayment. Mails are unique by id, event and day. */
  id: string;
  event: "PAID_OUT" | "INVOICED" | "REMINDED" | "STOPPED";
  amountCents: number;
  chooseUntil: string;
  dueOn: string;
}

/** Mails those who signed together with the first tenant what they owe together. */
export async function tellCoTenantsOfDebt(
  transaction: Transaction<Database>,
  deps: Pick<WorkDeps, "clock" | "random">,
  policy: Policy,
  { id, ...debt }: SharedDebt,
): Promise<void> {
  const on = localDay(policy.country, deps.clock.now());
  for (const coTenant of await readCoTenants(transaction, policy))
    await writeMail(transaction, deps, {
      ...toOwner({ policy, coTenant }, coTenant.email),
      reason: `shared-repayment:${debt.event}:${id}:${on}:${coTenant.id}`,
      kind: "shared-repayment",
      data: { ...policyMailData(policy), tenantName: coTenant.name, payer: policy.tenant_name, ...debt },
    });
}
