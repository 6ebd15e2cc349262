import type { PostalAddress } from "@kautia/contract";
import type { Sql } from "../../platform/database/connection.ts";

const text = `
  SELECT count(DISTINCT unit_key) > 1 AS several FROM partner_property
  WHERE building_key = building_key($1::jsonb) AND unit_key IS NOT NULL`;

/** Whether partners let several homes in the building, each with its own unit name. */
export async function hasSeveralHomes(sql: Sql, address: PostalAddress): Promise<boolean> {
  const values = [JSON.stringify(address)];
  const [row] = await sql.query<{ several: boolean }>({ name: "property-several", text, values });
  return row?.several ?? false;
}
