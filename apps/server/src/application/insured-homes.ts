import { type PostalAddress, sameMailbox } from "@kautia/contract";
import { CompiledQuery, type Kysely } from "kysely";
import { homeKeys } from "../addresses/index.ts";
import type { Database } from "../platform/database/schema.ts";

/** For each of some policies, the addresses of everybody who signed it. */
export type Signers = readonly (readonly string[])[];

/** SQL for the signers of the policies `p`. SQL cannot compare them, because it does not know what a mailbox is. */
const signers = `coalesce(jsonb_agg(array_prepend(p.tenant_email,
    ARRAY(SELECT c.email FROM co_tenant c WHERE c.ref_id = p.ref_id AND c.state <> 'LEFT'))), '[]')`;

/**
 * SQL for the signers of the accepted policies that cover the home. A contract that no landlord has accepted covers nothing:
 * otherwise anybody could keep the real tenant out by signing first. Without a unit, only a partner's property that is
 * one home counts. $1: building, $2: unit.
 */
export const covering = `(
    SELECT ${signers} FROM policy p
    WHERE p.building_key = $1::text AND p.unit_key IS NOT DISTINCT FROM $2::text
      AND p.cover_state = 'ACCEPTED'
      AND ($2::text IS NOT NULL OR EXISTS (
        SELECT FROM partner_property h WHERE h.building_key = $1::text AND h.unit_key IS NULL)))`;

/**
 * SQL for the signers of all policies for the home that have not ended, with the parameters of `covering`. An address
 * without a unit matches every unit of the building.
 */
export const held = `(
    SELECT ${signers} FROM policy p
    WHERE p.building_key = $1::text AND coalesce(p.unit_key = $2::text, true)
      AND p.cover_state NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN'))`;

/** The parameters of `covering` and `held`. */
export function homeValues(home: PostalAddress): [building: string, unit: string | null] {
  const { building, unit } = homeKeys(home);
  return [building, unit];
}

/** Whether one of the policies is of somebody else. Tenants are told apart by mailbox. */
export function isSignedByOthers(policies: Signers, email: string | null): boolean {
  return !policies.every((policy) => isSigner(policy, email));
}

/** Whether the owner of this mailbox signed one of the policies. */
export function isSignedBy(policies: Signers, email: string | null): boolean {
  return policies.some((policy) => isSigner(policy, email));
}

function isSigner(policy: readonly string[], email: string | null): boolean {
  return email !== null && policy.some((signer) => sameMailbox(signer, email));
}

/** Whether an accepted policy of someone else covers the home. */
export async function isHomeCovered(
  db: Kysely<Database>,
  { home, email }: { home: PostalAddress; email: string | null },
): Promise<boolean> {
  const query = CompiledQuery.raw(`SELECT ${covering} AS covering`, homeValues(home));
  const { rows } = await db.executeQuery<{ covering: Signers }>(query);
  return isSignedByOthers(rows[0]?.covering ?? [], email);
}
