import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "./policy.ts";
import { readTerms } from "./terms.ts";

export interface NamedLandlord {
  /** The name that a correction is compared with, so that no series of small ones leads to another person. */
  known: string | null;
  /** Nobody else has named this landlord: the name was entered with the landlord's link, which somebody else may have. */
  isUnproven: boolean;
}

/** How this landlord of a contract, the current one or a former one, came to the name. */
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
