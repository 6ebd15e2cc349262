import type { SandboxDeps } from "./sandbox-tables.ts";
import { inTransaction } from "#platform/database/in-transaction.ts";

/** Deletes all rows of these customers. A charge belongs to the customer whose payment method it used. */
export async function forgetCustomers({ db }: SandboxDeps, customers: string[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const setups = transaction.selectFrom("sandbox_setup").select("id").where("customer", "in", customers);
    const methods = transaction.selectFrom("sandbox_method").select("id").where("setup_id", "in", setups);
    const charges = transaction.selectFrom("sandbox_charge").select("id").where("method_id", "in", methods);
    await transaction.deleteFrom("sandbox_refund").where("charge_id", "in", charges).execute();
    await transaction.deleteFrom("sandbox_charge").where("method_id", "in", methods).execute();
    await transaction.deleteFrom("sandbox_method").where("setup_id", "in", setups).execute();
    await transaction.deleteFrom("sandbox_setup").where("customer", "in", customers).execute();
  });
}
