import type { PayoutAccount } from "@kautia/contract";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { maskIban } from "../../platform/iban.ts";

type Row = Selectable<Database["payout_account"]>;

/** `current` receives payouts; `coming` is a change that does not apply yet. */
export interface PayoutAccounts {
  current: Row | null;
  coming: Row | null;
}

export async function readPayoutAccounts(db: Kysely<Database>, refId: string, now: Date): Promise<PayoutAccounts> {
  const rows = await db
    .selectFrom("payout_account")
    .selectAll()
    .where("ref_id", "=", refId)
    .where("dropped_at", "is", null)
    .orderBy("counts_from", "desc")
    .orderBy("entered_at", "desc")
    .execute();
  return {
    current: rows.find(({ counts_from }) => counts_from <= now) ?? null,
    coming: rows.find(({ counts_from }) => counts_from > now) ?? null,
  };
}

/** Whether an account was ever entered, even one that was dropped before it applied. */
export async function wasAccountEntered(db: Kysely<Database>, refId: string): Promise<boolean> {
  const entered = db.selectFrom("payout_account").select("id").where("ref_id", "=", refId).limit(1);
  return (await entered.executeTakeFirst()) !== undefined;
}

/** The accounts with masked numbers. Only the person who transfers the money sees the whole number. */
export function toPayoutAccount({ current, coming }: PayoutAccounts): PayoutAccount | null {
  if (!current && !coming) return null;
  return {
    ...(current ? masked(current) : { iban: null, holder: null }),
    since: current && current.counts_from.toISOString(),
    coming: coming && { ...masked(coming), from: coming.counts_from.toISOString() },
  };
}

function masked({ iban, holder }: Row) {
  return { iban: maskIban(iban), holder };
}
