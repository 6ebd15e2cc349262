import { type CallAnswer, type CallInput, fullAddress, type keepProperties } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { addKnownStreets, homeKeys } from "../../addresses/index.ts";
import { propertyWords } from "../rules/property-words.ts";

type Given = CallInput<typeof keepProperties>["body"]["properties"];

/** Inserts in the order of the references, so that concurrent calls with the same homes cannot deadlock. */
const statement = `
  INSERT INTO partner_property AS kept
    (id, partner_id, reference, address, full_address, words, created_at, changed_at, building_key, unit_key)
  SELECT id, $1, reference, address::jsonb, full_address, array_to_tsvector(string_to_array(words, ' ')), $7, $7, building, unit
  FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $8::text[], $9::text[])
    AS given (id, reference, address, full_address, words, building, unit)
  ORDER BY reference
  ON CONFLICT (partner_id, reference) DO UPDATE
    SET address = excluded.address, full_address = excluded.full_address, words = excluded.words, changed_at = $7,
      building_key = excluded.building_key, unit_key = excluded.unit_key
    WHERE (kept.address, kept.words) IS DISTINCT FROM (excluded.address, excluded.words)
  RETURNING id`;

/** Saves homes in one statement, all or none. */
export async function savePartnerProperties(
  { sql, clock, random }: Pick<Deps, "sql" | "clock" | "random">,
  partnerId: string,
  given: Given,
): Promise<CallAnswer<typeof keepProperties>> {
  const keys = given.map(({ address }) => homeKeys(address));
  const values = [
    partnerId,
    given.map(() => random.refId()),
    given.map(({ id }) => id),
    given.map(({ address }) => JSON.stringify(address)),
    given.map(({ address }) => fullAddress(address)),
    given.map(({ address }) => propertyWords(address).join(" ")),
    clock.now(),
    keys.map(({ building }) => building),
    keys.map(({ unit }) => unit),
  ];
  const changed = await sql.query({ name: "property-keep", text: statement, values });
  const addresses = given.map(({ address }) => address);
  await addKnownStreets({ sql }, addresses);
  return { kept: given.length, changed: changed.length };
}
