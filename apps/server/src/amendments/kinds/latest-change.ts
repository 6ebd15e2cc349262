import type { AmendmentKind, ChangeOf } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** The latest change of this kind that applies; null without one. */
export async function readLatestChange<Kind extends AmendmentKind>(
  db: Kysely<Database>,
  refId: string,
  kind: Kind,
): Promise<ChangeOf<Kind> | null> {
  const latest = await db
    .selectFrom("amendment")
    .select("change")
    .where("ref_id", "=", refId)
    .where("kind", "=", kind)
    .where("state", "=", "IN_FORCE")
    .orderBy("decided_at", "desc")
    .executeTakeFirst();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a change is of its amendment's kind
  return latest ? (latest.change as ChangeOf<Kind>) : null;
}
