import { type DeletionPlan, isOver } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../database/tables.ts";
import { listOwnPolicies } from "../own-policies/index.ts";

/** What of an account is still running, and what of it has to be kept. */
export async function planDeletion(
  db: Kysely<Database>,
  accountId: string,
): Promise<Pick<DeletionPlan, "running" | "kept">> {
  const policies = await listOwnPolicies(db, accountId);
  return {
    running: policies
      .filter(({ status }) => !isOver(status))
      .map(({ contract_number, full_address, status }) => ({
        contractNumber: contract_number,
        fullAddress: full_address,
        status,
      })),
    kept: policies.flatMap(({ contract_number, full_address, kept_until, kept_because }) =>
      kept_until && kept_because
        ? [{ contractNumber: contract_number, fullAddress: full_address, until: kept_until, because: kept_because }]
        : [],
    ),
  };
}
