import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "./policy.ts";
import { readTerms } from "./terms.ts";

export interface NamedLandlord {
  /** The name that a correction is compared with, so that no series of small ones leads to another person. */
  known: string | null;
  /** Only the landlord's link has given this name, and somebody else may have that link. */
  isUnproven: boolean;
}

/** Where the name of a contract's current or former landlord comes from. */
export async function readLandlordName(
  db: Kysely<Database>,
  { ref_id, landlord_name }: Pick<Policy, "ref_id" | "landlord_name">,
): Promise<NamedLandlord> {
  const corrected = await db
    .selectFrom("amendment")
    .select("terms_number")
    .where("ref_id", "=", ref_id)
    .where("kind", "=", "LANDLORD_CONTACT")
    .where("asked_by", "<>", "STAFF")
    .execute();
  const own = corrected.map(({ terms_number }) => terms_number);
  let found: NamedLandlord = { known: landlord_name, isUnproven: false };
  let named: NamedLandlord & { name: string | null } = { name: null, known: null, isUnproven: false };
  for (const { number, landlord_name: name } of await readTerms(db, { ref_id })) {
    const isOwn = own.includes(number);
    const isCorrected = isOwn && named.known !== null;
    if (name !== named.name)
      named = isCorrected ? { ...named, name } : { name, known: name, isUnproven: isOwn && name !== null };
    if (name === landlord_name) found = named;
  }
  return found;
}
