import { type Language, resumeLinkHours, screenPath } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../database/tables.ts";
import type { Deps } from "../deps.ts";
import type { Clock } from "../ports/clock.ts";
import type { Random } from "../ports/random.ts";
import { hashToken } from "./tokens.ts";

const hour = 3_600_000;

/** Makes a link that goes on with an application once, and not for long; earlier ones stay good for as long as they live. */
export async function writeOnceLink(
  transaction: Transaction<Database>,
  { clock, random, publicUrl }: { clock: Clock; random: Random; publicUrl: string },
  { ref_id, language }: { ref_id: string; language: Language },
): Promise<string> {
  const token = random.token();
  const expires_at = new Date(clock.now().getTime() + resumeLinkHours * hour);
  await transaction
    .insertInto("resume_link")
    .values({ token_hash: hashToken(token), ref_id, expires_at })
    .execute();
  return `${publicUrl}${screenPath(language, "index")}?token=${token}`;
}

/** Used up in the statement that makes the token: of two at once one wins. */
const statement = `
  WITH used AS (
    UPDATE resume_link SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING ref_id
  )
  INSERT INTO application_token (token_hash, ref_id, created_at, last_used_at) SELECT $3, ref_id, $2, $2 FROM used
  RETURNING ref_id`;

/** Uses such a link up; answers the one copy of the token that it brings, or null for one that is no good. */
export async function takeOnceLink(
  { sql, clock, random }: Pick<Deps, "sql" | "clock" | "random">,
  link: string,
): Promise<string | null> {
  const token = random.token();
  const values = [hashToken(link), clock.now(), hashToken(token)];
  const made = await sql.query({ name: "resume-link-take", text: statement, values });
  return made.length > 0 ? token : null;
}
