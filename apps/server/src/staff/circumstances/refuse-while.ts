import { fieldError } from "@kautia/contract";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import type { Policy } from "../../policy/index.ts";

/** Refuses while an event stops it, naming who recorded the event and when; null if nothing does. */
export function refuseWhile(
  { country }: Pick<Policy, "country">,
  stopped: { at: Date; by: string | null } | null,
): Refusal | null {
  if (!stopped) return null;
  const params = { by: stopped.by ?? "", on: localDay(country, stopped.at) };
  return refuse("ON_HOLD", [fieldError("", "ON_HOLD", params)]);
}
