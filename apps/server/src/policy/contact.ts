import type { Transaction } from "kysely";
import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Random } from "../platform/random.ts";

type ContactChange = Pick<Database["contact_change"], "party" | "field" | "old" | "new"> & { staffId: string };

/** Later mails go to this address. The caller has locked the policy. */
export async function changeEmail(
  transaction: Transaction<Database>,
  refId: string,
  party: ContactChange["party"],
  email: string,
): Promise<void> {
  const column = party === "TENANT" ? ({ tenant_email: email } as const) : ({ landlord_email: email } as const);
  await transaction.updateTable("policy").set(column).where("ref_id", "=", refId).execute();
}

export async function recordContactChange(
  transaction: Transaction<Database>,
  { clock, random }: { clock: Clock; random: Random },
  ref_id: string,
  { staffId: staff_id, party, field, old, new: corrected }: ContactChange,
): Promise<void> {
  await transaction
    .insertInto("contact_change")
    .values({ id: random.uuid(), ref_id, party, field, old, new: corrected, at: clock.now(), staff_id })
    .execute();
}
