import type { CallDeps } from "./call-deps.ts";
import type { UsageLimit } from "../usage-limits.ts";
import { networkOf } from "./network-of.ts";
import { type Refusal, refuseTemporarily } from "./refusal.ts";
import { hour } from "../rules/durations.ts";

export type NetworkLimitDeps = Pick<CallDeps, "config" | "usageLimits">;
/** What is limited per network and hour. Certificate codes have the limit of logins, but a count of their own. */
export type NetworkUse = "wrongLogins" | "wrongCodes" | "firstMails" | "mails";

/** Counts one use by the network of an IP address. Null, or the seconds to wait if that was one too many. */
export function countForNetwork(deps: NetworkLimitDeps, use: NetworkUse, ip: string): Promise<number | null> {
  return deps.usageLimits.count(limitOf(deps.config, use), networkOf(ip));
}

/** Counts an application that is started, or another request that mails an address which nobody has confirmed. */
export async function countFirstMail(deps: NetworkLimitDeps, ip: string): Promise<Refusal | null> {
  const wait = await countForNetwork(deps, "firstMails", ip);
  return wait === null ? null : refuseTemporarily("RATE_LIMITED", wait);
}

export function takeBackForNetwork(deps: NetworkLimitDeps, use: NetworkUse, ip: string, times = 1): Promise<void> {
  return deps.usageLimits.takeBack(limitOf(deps.config, use), networkOf(ip), times);
}

function limitOf({ networkLimits }: CallDeps["config"], name: NetworkUse): UsageLimit {
  return { name, most: networkLimits[name === "wrongCodes" ? "wrongLogins" : name], period: hour };
}
