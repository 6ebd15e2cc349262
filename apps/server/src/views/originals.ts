import { type Expression, type RawBuilder, sql } from "kysely";

/** A letter with the original of a certificate that is still to be posted, or came back. */
export const isUnposted = sql<boolean>`(mail.kind = 'certificate-original' AND mail.status IN ('WAITING', 'POST', 'REFUSED')
  AND mail.settled_at IS NULL)`;

/** Whether a policy's guarantee waits for the original on paper, without which it is void (docs/law.md). */
export const waitsForOriginal = (refId: Expression<unknown>): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM mail WHERE mail.ref_id = ${refId} AND ${isUnposted})`;
