import { type Expression, expressionBuilder } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { allTenants } from "./names.ts";

/**
 * A column of the policy of an application. In a SELECT list, PostgreSQL reads it only for the rows of the page; a join
 * would read the policies of the whole list.
 */
export function policyColumn<Column extends "contract_number" | "tenant_name" | "landlord_name" | "country">(
  refId: Expression<string>,
  column: Column,
) {
  const policies = expressionBuilder<Database>().selectFrom("policy").select(column).where("policy.ref_id", "=", refId);
  return policies.$asScalar();
}

/** The names of everybody who signed the policy of an application, in the same way. */
export function policyTenants(refId: Expression<string>) {
  const policies = expressionBuilder<Database>().selectFrom("policy").select(allTenants("policy").as("names"));
  return policies.where("policy.ref_id", "=", refId).$asScalar();
}
