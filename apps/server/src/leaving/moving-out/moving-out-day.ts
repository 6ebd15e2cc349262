import { type CalendarDate, fieldError } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isPossibleMovingOutDate, lockPolicy, type Policy, writeMovingOut } from "../../policy/index.ts";
import { type Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";

/** Saves the day in the open proof of moving out or in a new one. Returns a refusal, or null. */
export async function saveMovingOutDay(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  { refId, movedOutOn }: { refId: string; movedOutOn: CalendarDate },
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId);
  if (policy.leaving_state === "STAYING" || policy.premium_until !== null) return refuse("POLICY_STATUS_CONFLICT");
  const refusal = refuseMovingOutDay(policy, movedOutOn, deps.clock.now());
  if (refusal) return refusal;
  await writeMovingOut(transaction, deps, { refId, movedOutOn });
  return null;
}

/** A refusal with the earliest and latest day if the day is impossible, otherwise null. */
export function refuseMovingOutDay(
  { country, cover_start }: Policy,
  movedOutOn: CalendarDate,
  now: Date,
): Refusal | null {
  const today = localDay(country, now);
  if (cover_start === null || cover_start > today) return refuse("POLICY_STATUS_CONFLICT");
  if (isPossibleMovingOutDate(movedOutOn, cover_start, today)) return null;
  return refuseFields([fieldError("movedOutOn", "FIELD_INVALID", { earliest: cover_start, latest: today })]);
}
