import type { PostalAddress } from "@kautia/contract";
import { homeKeys } from "../../addresses/index.ts";
import type { Sql } from "../../platform/database/connection.ts";

const text = `
  SELECT count(DISTINCT unit_key) > 1 AS several FROM partner_property
  WHERE building_key = $1 AND unit_key IS NOT NULL`;

/** Whether partners let several homes in the building, each with its own unit name. */
export async function hasSeveralHomes(sql: Sql, address: PostalAddress): Promise<boolean> {
  const values = [homeKeys(address).building];
  const [row] = await sql.query<{ several: boolean }>({ name: "property-several", text, values });
  return row?.several ?? false;
}
