import type { Deps } from "../../deps.ts";
import type { Config } from "../config/settings.ts";
import type { UsageLimit } from "../usage-limits.ts";
import { networkOf } from "./network-of.ts";

export type NetworkLimitDeps = Pick<Deps, "config" | "usageLimits">;
/** What is limited per network and hour. */
export type NetworkUse = "wrongLogins" | "mails" | "invitations";

/** Counts one use by the network of an IP address. Null, or the seconds to wait if that was one too many. */
export function countForNetwork(deps: NetworkLimitDeps, use: NetworkUse, ip: string): Promise<number | null> {
  return deps.usageLimits.count(limitOf(deps.config, use), networkOf(ip));
}

export function takeBackForNetwork(deps: NetworkLimitDeps, use: NetworkUse, ip: string): Promise<void> {
  return deps.usageLimits.takeBack(limitOf(deps.config, use), networkOf(ip));
}

function limitOf({ networkLimits }: Config, name: NetworkUse): UsageLimit {
  return { name, most: networkLimits[name], period: 3_600_000 };
}
