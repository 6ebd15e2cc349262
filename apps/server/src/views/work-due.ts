import type { WorkKind } from "@kautia/contract";
import { type Expression, expressionBuilder, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** The due date that a person has set for a case (`id` is its refId), a claim or a proof; null for the usual one. */
export function dueSetByPerson(kind: WorkKind, id: Expression<string>) {
  const due = expressionBuilder<Database>().selectFrom("desk_due").select("desk_due.due_at");
  return due.where("desk_due.kind", "=", kind).where("desk_due.subject_id", "=", id).$asScalar();
}

/** Whether somebody has decided, but it can still be undone. */
export function isPending(kind: "CASE" | "CLAIM", id: Expression<string>) {
  return sql<boolean>`EXISTS (SELECT FROM pending_decision pending
    WHERE pending.kind = ${sql.lit(kind)} AND pending.subject_id = ${id})`;
}
