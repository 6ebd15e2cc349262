import type { Country } from "@kautia/contract";
import type { BalanceMovement } from "../ports/payment.ts";
import { findUnknownMovements } from "./find-unknown-movements.ts";
import { type HoldDeps, holdMoney, noteAndFindHold } from "./money-hold.ts";

/** Holds money, and returns true, if the provider lists charges or refunds of ours that this database does not know. */
export async function holdIfBehind(
  deps: HoldDeps,
  country: Country,
  movements: readonly BalanceMovement[],
): Promise<boolean> {
  if (deps.config.payment.provider === "sandbox") return false;
  const { row } = await noteAndFindHold(deps);
  const unknown = await findUnknownMovements(deps.db, country, movements, row.known_until);
  if (unknown.length === 0) return false;
  deps.log.warn(
    { country, keys: unknown.slice(0, 20) },
    "the card provider has charges or refunds that we do not know",
  );
  await holdMoney(deps, "behind the provider");
  return true;
}
