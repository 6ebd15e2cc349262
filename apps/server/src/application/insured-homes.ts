import type { PostalAddress } from "@kautia/contract";
import { CompiledQuery, type Kysely } from "kysely";
import { homeKeys } from "../addresses/index.ts";
import type { Database } from "../platform/database/schema.ts";

/** SQL for whether the mailbox $3 belongs to somebody who signed the policy `p`. */
const isSigner = `(lower(p.tenant_email) = lower($3::text) OR EXISTS (
    SELECT FROM co_tenant c WHERE c.ref_id = p.ref_id AND lower(c.email) = lower($3::text)))`;

/**
 * SQL for whether an accepted policy of someone else covers the home. Tenants are told apart by mailbox. A contract that
 * no landlord has accepted covers nothing: otherwise anybody could keep the real tenant out by signing first. Without a
 * unit, only a partner's property that is one home counts. $1: building, $2: unit, $3: mailbox.
 */
export const isCovered = `(EXISTS (
    SELECT FROM policy p
    WHERE p.building_key = $1::text AND p.unit_key IS NOT DISTINCT FROM $2::text
      AND p.cover_state = 'ACCEPTED'
      AND ${isSigner} IS NOT TRUE)
  AND ($2::text IS NOT NULL OR EXISTS (
    SELECT FROM partner_property h WHERE h.building_key = $1::text AND h.unit_key IS NULL)))`;

/**
 * SQL for whether this tenant already has a policy for the home, with the parameters of `isCovered`. An address without a
 * unit matches every unit of the building.
 */
export const isHeld = `EXISTS (
    SELECT FROM policy p
    WHERE p.building_key = $1::text AND coalesce(p.unit_key = $2::text, true)
      AND p.cover_state NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN') AND ${isSigner})`;

interface Asked {
  home: PostalAddress;
  email: string | null;
}

/** The parameters of `isCovered` and `isHeld`. */
export function homeValues({ home, email }: Asked): unknown[] {
  const { building, unit } = homeKeys(home);
  return [building, unit, email];
}

/** Whether an accepted policy of someone else covers the home. */
export async function isHomeCovered(db: Kysely<Database>, asked: Asked): Promise<boolean> {
  const { rows } = await db.executeQuery<{ taken: boolean }>(
    CompiledQuery.raw(`SELECT ${isCovered} AS taken`, homeValues(asked)),
  );
  return rows[0]?.taken === true;
}
