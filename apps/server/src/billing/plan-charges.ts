import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";

interface PlannedCharge {
  kind: "premium" | "instalment";
  debtId: string;
  /** Which try of the premium or instalment it is, counted from 1. */
  number: number;
  at: Date;
}

/** Plans charges of premiums or instalments in one statement. */
export async function planCharges(
  transaction: Transaction<Database>,
  { random }: Pick<Deps, "random">,
  charges: readonly PlannedCharge[],
): Promise<void> {
  const attempts = charges.map(({ kind, debtId, number, at: try_at }) => {
    const attempt = { id: random.uuid(), number, status: "INTENDED" as const, try_at };
    return { ...attempt, [`${kind}_id` as const]: debtId };
  });
  await transaction.insertInto("charge_attempt").values(attempts).execute();
}
