import type { CircumstanceKind } from "@kautia/contract";
import { type Expression, type RawBuilder, sql } from "kysely";

/** While one of these is open, nobody can accept and nothing is paid out. */
const holding: readonly CircumstanceKind[] = ["SUSPICION"];
/** While one of these is open, no card or account is charged. */
const pausing: readonly CircumstanceKind[] = ["SUSPICION", "DEATH", "TENANT_INSOLVENT"];
/** While one of these is open, the desk claims what the tenant owes from the heirs or the administrator. */
const estates: readonly CircumstanceKind[] = ["DEATH", "TENANT_INSOLVENT"];

const lasts = (refId: Expression<unknown>, kinds: readonly CircumstanceKind[]): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM circumstance WHERE circumstance.ref_id = ${refId} AND circumstance.ended_at IS NULL
    AND circumstance.kind IN (${sql.join(kinds.map((kind) => sql.lit(kind)))}))`;

/** Whether a policy is on hold. */
export const isOnHold = (refId: Expression<unknown>) => lasts(refId, holding);

/** Whether a policy's card or account must not be charged at present. */
export const isChargePaused = (refId: Expression<unknown>) => lasts(refId, pausing);

/** Whether heirs or an administrator owe what the first tenant owed. */
export const isOwedByEstate = (refId: Expression<unknown>) => lasts(refId, estates);
