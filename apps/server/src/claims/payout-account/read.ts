import type { PayoutAccount } from "@kautia/contract";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { maskIban } from "../../platform/iban.ts";
import type { FormerLandlord, LandlordsPolicy } from "../../policy/index.ts";

type Row = Selectable<Database["payout_account"]>;

/** `current` receives payouts; `coming` is a change that does not apply yet. */
export interface PayoutAccounts {
  current: Row | null;
  coming: Row | null;
}

/** Whose account it is: the current landlord's or a former one's. */
export interface AccountOwner {
  refId: string;
  formerLandlordId: string | null;
}

export function ownerOf({ ref_id: refId, formerLandlordId }: LandlordsPolicy): AccountOwner {
  return { refId, formerLandlordId };
}

export async function readPayoutAccounts(
  db: Kysely<Database>,
  { refId, formerLandlordId }: AccountOwner,
  now: Date,
): Promise<PayoutAccounts> {
  const rows = await db
    .selectFrom("payout_account")
    .selectAll()
    .where("ref_id", "=", refId)
    .where("former_landlord_id", "is not distinct from", formerLandlordId)
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
export async function wasAccountEntered(
  db: Kysely<Database>,
  { refId, formerLandlordId }: AccountOwner,
): Promise<boolean> {
  const entered = db
    .selectFrom("payout_account")
    .select("id")
    .where("ref_id", "=", refId)
    .where("former_landlord_id", "is not distinct from", formerLandlordId);
  return (await entered.limit(1).executeTakeFirst()) !== undefined;
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

/** The accounts that were entered so far stay those of the landlord who is replaced. The caller has locked the policy. */
export async function keepForFormerLandlord(
  transaction: Transaction<Database>,
  { ref_id, id }: Pick<FormerLandlord, "ref_id" | "id">,
): Promise<void> {
  await transaction
    .updateTable("payout_account")
    .set({ former_landlord_id: id })
    .where("ref_id", "=", ref_id)
    .where("former_landlord_id", "is", null)
    .execute();
}
