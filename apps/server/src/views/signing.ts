import { type Expression, type RawBuilder, sql } from "kysely";

/** Changes of an application that leave its contract as it was signed. */
const keepsContract = [
  "correct-co-tenant-email",
  "delete-infected-document",
  "delete-old-document",
  "delete-removed-document",
  "remove-document",
];

/** Whether an application's first tenant has signed it as it is, and waits for others or waited for them. */
export const isSignedByFirst = (refId: Expression<unknown>): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM signing WHERE signing.ref_id = ${refId} AND NOT EXISTS (
    SELECT FROM application_history later WHERE later.ref_id = signing.ref_id AND later.version > signing.application_version
      AND later.cause NOT IN (${sql.join(keepsContract.map((cause) => sql.lit(cause)))})))`;
