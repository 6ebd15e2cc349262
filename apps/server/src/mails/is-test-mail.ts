import type { Kysely, Selectable } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Whether a mail belongs to a test application. An invitation has no application yet, so its mail's data says so. */
export async function isTestMail(
  db: Kysely<Database>,
  { ref_id, data }: Pick<Selectable<Database["mail"]>, "ref_id" | "data">,
): Promise<boolean> {
  if (ref_id === null) return "isTest" in data && data.isTest === true;
  const test = await db.selectFrom("test_application").select("ref_id").where("ref_id", "=", ref_id).executeTakeFirst();
  return test !== undefined;
}
