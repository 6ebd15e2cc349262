import { countries } from "@kautia/contract";
import { listNewMovements } from "../books/store-movements.ts";
import { holdIfBehind } from "./hold-if-behind.ts";
import { type HoldDeps, holdMoney, noteAndFindHold } from "./money-hold.ts";
import { later } from "../../platform/rules/durations.ts";

/** In ms. How soon to ask the provider again after it has not answered. */
const askAgainAfter = 5_000;

/**
 * Tells before each piece of work with money whether it must wait. Notes and logs a restored database, which the
 * database itself shows. A copied data folder or disk looks the same as before, so after each start of this process or
 * of PostgreSQL the provider's books are asked for charges that the database does not know.
 */
export function makeMoneyGuard(deps: HoldDeps): () => Promise<boolean> {
  let askedAboutStart: number | null = null;
  let mayAskAt = new Date(0);

  async function isBehind(knownUntil: Date): Promise<boolean> {
    for (const country of countries)
      if (await holdIfBehind(deps, country, await listNewMovements(deps, country, knownUntil))) return true;
    return false;
  }

  return async () => {
    if (deps.config.payment.provider === "sandbox") return false;
    const { hold, row, place } = await noteAndFindHold(deps);
    if (hold) {
      if (hold.since === null) await holdMoney(deps, hold.reason);
      return true;
    }
    if (askedAboutStart === place.startedAt.getTime()) return false;
    const now = deps.clock.now();
    if (now < mayAskAt) return true;
    try {
      if (await isBehind(row.known_until)) return true;
    } catch (error) {
      mayAskAt = later(now, askAgainAfter);
      deps.log.warn({ error: String(error) }, "no money moves until the card provider has listed its movements");
      return true;
    }
    askedAboutStart = place.startedAt.getTime();
    return false;
  };
}
