import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "../policy/index.ts";
import { readOpen } from "./read-open.ts";
import { kindOf } from "./kinds/index.ts";
import type { AmendDeps } from "./kinds/kind.ts";

/** Mails the changes that wait for the landlord's answer to the landlord's current mailbox. */
export async function askLandlordAgain(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  policy: Policy,
): Promise<void> {
  const waiting = (await readOpen(transaction, policy.ref_id)).filter(
    ({ state, waits_for: [party] }) => state === "ASKED" && party === "LANDLORD",
  );
  for (const amendment of waiting)
    await kindOf(amendment.kind).tellAsked(transaction, deps, { policy, amendment, change: amendment.change });
}
