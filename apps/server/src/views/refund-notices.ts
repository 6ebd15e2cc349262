import { sql } from "kysely";

/**
 * Whether a notice is about a refund: by our key or id, or by the provider's id. A premium may have several refunds, so
 * its charge does not say which.
 */
export const isNoticeOf = (notice: string, refund: string) =>
  sql<boolean>`(${sql.ref(`${notice}.id`)} IN (${sql.ref(`${refund}.provider_key`)}, ${sql.ref(`${refund}.id`)}::text)
    OR ${sql.ref(`${notice}.subject_id`)} = ${sql.ref(`${refund}.provider_refund_id`)})`;
