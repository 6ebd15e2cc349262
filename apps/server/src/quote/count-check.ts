import { riskChecksPerDay } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { countUse } from "../platform/http/count-use.ts";
import { networkOf } from "../platform/http/network-of.ts";
import type { Refusal } from "../platform/http/refusal.ts";

const day = 86_400_000;

/** Each check may ask the bureau about a person and mail somebody. Repeating a stored answer does not count. */
export function countCheck(
  deps: Pick<Deps, "db" | "clock" | "config">,
  { refId, ip }: { refId: string; ip: string },
): Promise<Refusal | null> {
  return countUse(deps, [
    { key: `risk check of application ${refId}`, most: riskChecksPerDay, perMs: day },
    { key: `risk check of network ${networkOf(ip)}`, most: deps.config.riskChecksPerNetwork, perMs: day },
  ]);
}
