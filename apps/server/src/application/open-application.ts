import type { Deps } from "../deps.ts";
import { hashToken } from "../platform/tokens.ts";

// The lock makes it wait for a deletion of the application's data, which deletes its tokens.
const statement = `
  INSERT INTO application_token (token_hash, ref_id, created_at, last_used_at)
  SELECT $2, ref_id, $3, $3 FROM application
  WHERE ref_id = $1 AND signed_at IS NULL AND forgotten_at IS NULL FOR NO KEY UPDATE
  RETURNING ref_id`;

/**
 * Returns a new token of the application that a link belongs to; null once it is signed or its data is deleted. A link
 * may be used on any number of devices.
 */
export async function openApplication(
  { sql, clock, random }: Pick<Deps, "sql" | "clock" | "random">,
  refId: string,
): Promise<string | null> {
  const token = random.token();
  const values = [refId, hashToken(token), clock.now()];
  const opened = await sql.query({ name: "application-open", text: statement, values });
  return opened.length > 0 ? token : null;
}
