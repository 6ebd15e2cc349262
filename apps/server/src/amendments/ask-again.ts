import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { lockPolicy } from "../policy/index.ts";
import { kindOf } from "./kinds/index.ts";
import type { AmendDeps } from "./kinds/kind.ts";

/** Mails the changes that wait for a co-tenant's answer to that co-tenant's corrected address. */
export async function askCoTenantAgain(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  email: string,
): Promise<void> {
  const waiting = await transaction
    .selectFrom("amendment")
    .selectAll()
    .where("state", "=", "ASKED")
    .where("ref_id", "in", ({ selectFrom }) =>
      selectFrom("co_tenant").select("ref_id").where("email", "=", email).where("state", "=", "SIGNED"),
    )
    .orderBy("ref_id")
    .execute();
  for (const amendment of waiting.filter(({ waits_for: [party] }) => party === "CO_TENANTS")) {
    const policy = await lockPolicy(transaction, amendment.ref_id);
    await kindOf(amendment.kind).tellAsked(transaction, deps, { policy, amendment, change: amendment.change });
  }
}
