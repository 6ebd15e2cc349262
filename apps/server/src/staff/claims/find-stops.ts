import { type ClaimWarning, fieldError } from "@kautia/contract";
import type { Kysely } from "kysely";
import { findHold } from "../../circumstances/index.ts";
import { findUnagreedPayee } from "../../claims/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import type { Policy } from "../../policy/index.ts";
import { findHits } from "../../sanctions/index.ts";
import { refuseHit } from "./sanctions.ts";

type Stop = Extract<ClaimWarning, { code: "ON_HOLD" | "PAYEE_NOT_AGREED" | "SANCTIONS_HIT" }>;

/** What stops payouts to this account at present. `null` stands for a partner's own account. */
export async function findStops(
  db: Kysely<Database>,
  policy: Policy,
  account: { holder: string } | null,
): Promise<Stop[]> {
  const hold = await findHold(db, policy.ref_id);
  const payee = account && (await findUnagreedPayee(db, policy, account.holder));
  const hits = await findHits(db, policy.ref_id);
  return [
    ...(hold ? [{ code: "ON_HOLD" as const, by: hold.by ?? "", day: localDay(policy.country, hold.at) }] : []),
    ...(payee === null ? [] : [{ code: "PAYEE_NOT_AGREED" as const, payee }]),
    ...hits.map(({ id, ...hit }) => ({ code: "SANCTIONS_HIT" as const, checkId: id, ...hit })),
  ];
}

/** Refuses because of the first of them; null if nothing stops it. */
export function refuseStopped([stop]: readonly Stop[]): Refusal | null {
  switch (stop?.code) {
    case undefined:
      return null;
    case "ON_HOLD":
      return refuse("ON_HOLD", [fieldError("", "ON_HOLD", { by: stop.by, on: stop.day })]);
    case "SANCTIONS_HIT":
      return refuseHit(stop);
    case "PAYEE_NOT_AGREED":
      return refuse("PAYEE_NOT_AGREED", [fieldError("", "PAYEE_NOT_AGREED", { payee: stop.payee })]);
  }
}
