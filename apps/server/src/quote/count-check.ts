import { riskChecksPerDay } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { networkOf } from "../platform/http/network-of.ts";
import { type Refusal, refuseTemporarily } from "../platform/http/refusal.ts";
import { day } from "../platform/rules/durations.ts";

const period = day;

/**
 * Limits risk checks, because each may query the bureau about a person and send a mail. Returning a stored decision
 * does not count.
 */
export async function countCheck(
  { usageLimits, config }: Pick<Deps, "usageLimits" | "config">,
  { refId, ip }: { refId: string; ip: string | null },
): Promise<Refusal | null> {
  const wait =
    (await usageLimits.count({ name: "risk checks of an application", most: riskChecksPerDay, period }, refId)) ??
    (ip === null
      ? null
      : await usageLimits.count({ name: "risk checks", most: config.riskChecksPerNetwork, period }, networkOf(ip)));
  return wait === null ? null : refuseTemporarily("RATE_LIMITED", wait);
}
