import { sql } from "kysely";

/**
 * SQL of the applications that a partner's invitations and signed links have begun, and of those renewed from them, which
 * have a higher `generation`.
 */
export const begunByPartner = (partnerId: string) => sql`
  WITH RECURSIVE begun (ref_id, generation) AS (
    SELECT ref_id, 1 FROM invitation WHERE partner_id = ${partnerId} AND ref_id IS NOT NULL
    UNION SELECT ref_id, 1 FROM used_offer WHERE partner_id = ${partnerId}
    UNION SELECT a.ref_id, generation + 1 FROM begun JOIN application a ON a.renewed_from = begun.ref_id
  ) SELECT ref_id, generation FROM begun`;
