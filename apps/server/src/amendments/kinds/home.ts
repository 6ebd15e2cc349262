import { type ChangeOf, fieldError, fullAddress, type PostalAddress } from "@kautia/contract";
import type { Kysely } from "kysely";
import { homeKeys, impossiblePart } from "../../addresses/index.ts";
import { addSearchKey } from "../../application/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { refuse, refuseFields } from "../../platform/http/refusal.ts";
import { findSameHome, lockBuilding, type Policy, readSignedAnswers } from "../../policy/index.ts";
import { readLatestChange } from "./latest-change.ts";
import { ofTerms } from "./of-terms.ts";

/** The home has another number or door than the contract says. It must not be one that somebody else's contract covers. */
export const home = ofTerms("HOME", {
  async refuse(transaction, _deps, policy, change) {
    const address = await readAddress(transaction, policy, change);
    const impossible = impossiblePart(address);
    if (impossible) return refuseFields([fieldError(`change.${impossible}`, "ADDRESS_NOT_EXISTS")]);
    if (fullAddress(address) === policy.full_address)
      return refuseFields([fieldError("change.streetNumber", "FIELD_INVALID")]);
    const { building: building_key, unit: unit_key } = homeKeys(address);
    await lockBuilding(transaction, building_key);
    const others = await findSameHome(transaction, { ...policy, building_key, unit_key });
    return others.some(({ cover_state }) => cover_state === "ACCEPTED") ? refuse("PROPERTY_HAS_ACTIVE_POLICY") : null;
  },

  async terms(transaction, policy, change) {
    const address = await readAddress(transaction, policy, change);
    const { building: building_key, unit: unit_key } = homeKeys(address);
    return { full_address: fullAddress(address), building_key, unit_key };
  },

  follow: (transaction, { policy: { ref_id, full_address } }) =>
    addSearchKey(transaction, ref_id, { kind: "HOME", said: full_address }),

  async before(transaction, policy) {
    const { streetNumber, unitName } = await readAddress(transaction, policy);
    return { kind: "HOME", streetNumber, unitName };
  },
});

/** The home's address as it is, or as it would be: the signed one with the latest correction. */
async function readAddress(
  db: Kysely<Database>,
  policy: Policy,
  change?: Pick<ChangeOf<"HOME">, "streetNumber" | "unitName">,
): Promise<PostalAddress> {
  const { address: said } = await readSignedAnswers(db, policy);
  const signed = said?.address;
  if (!signed) throw new Error(`${policy.ref_id} was signed without a home`);
  const latest = change ?? (await readLatestChange(db, policy.ref_id, "HOME")) ?? signed;
  const { streetNumber, unitName } = latest;
  return { ...signed, streetNumber, unitName };
}
