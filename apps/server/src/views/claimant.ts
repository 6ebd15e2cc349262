import { type Expression, type RawBuilder, sql } from "kysely";

/** The former landlord who owns a claim reported at that time; null for the current landlord. */
export function claimantOf(refId: Expression<string>, reportedAt: Expression<Date>): RawBuilder<string | null> {
  return sql<string | null>`(SELECT former.id FROM former_landlord AS former
    WHERE former.ref_id = ${refId} AND former.replaced_at > ${reportedAt} ORDER BY former.replaced_at LIMIT 1)`;
}
