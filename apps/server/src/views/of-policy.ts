import { type Expression, expressionBuilder } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * A column of the contract of an application. In the SELECT list of a page, PostgreSQL reads it for the rows of the page
 * only; a join would read the contracts of the whole list.
 */
export function ofPolicy<Column extends "contract_number" | "tenant_name" | "landlord_name" | "country">(
  refId: Expression<string>,
  column: Column,
) {
  const policies = expressionBuilder<Database>().selectFrom("policy").select(column).where("policy.ref_id", "=", refId);
  return policies.$asScalar().$notNull();
}
