import type { PostalAddress } from "@kautia/contract";
import { homeKeys } from "../../addresses/index.ts";
import type { Deps } from "../../deps.ts";
import { runNamed } from "../../platform/database/run-named.ts";

/** Whether partners let several homes in the building, each with its own unit name. */
export async function hasSeveralHomes({ db, sql }: Pick<Deps, "db" | "sql">, address: PostalAddress): Promise<boolean> {
  const query = db
    .selectFrom("partner_property")
    .where("building_key", "=", homeKeys(address).building)
    .where("unit_key", "is not", null)
    .select(({ fn }) => fn.count<number>("unit_key").distinct().as("units"));
  const [row] = await runNamed(sql, "property-several", query.compile());
  return row !== undefined && row.units > 1;
}
