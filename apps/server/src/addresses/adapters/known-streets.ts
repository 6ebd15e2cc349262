import type { Sql } from "../../platform/database/connection.ts";
import { type Street, withKeys } from "../rules/match-streets.ts";
import { streetKey } from "../rules/street-key.ts";
import type { LearnedStreets } from "./embedded-suggestion.ts";

/** How many first letters must be correct; typing errors are tolerated only after them. */
const sureLetters = 3;

/** Streets that begin as typed come first, so that the limit cuts off only similar ones. */
const text = `
  SELECT street, zip, city FROM known_street
  WHERE country = $1 AND street_key ~>=~ $2 AND street_key ~<~ ($2 || '~') AND starts_with(zip, $3)
  ORDER BY starts_with(street_key, $4) DESC, length(street_key), street, zip LIMIT 200`;

export function makeKnownStreets(sql: Sql): LearnedStreets {
  return async (country, { street, zip }) => {
    const key = streetKey(street);
    const values = [country, key.slice(0, sureLetters), zip ?? "", key];
    return (await sql.query<Street>({ name: "street-known", text, values })).map(withKeys);
  };
}
