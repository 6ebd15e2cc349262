import { longestSessionDays, staffSessionLifeHours } from "@kautia/contract";
import type { Transaction } from "kysely";
import { hashToken } from "../platform/tokens.ts";
import type { StaffAction } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import type { StaffMember } from "../platform/http/callers.ts";

const life = staffSessionLifeHours * 3_600_000;
const longest = longestSessionDays * 24 * 3_600_000;
// Recording every use would cost a write per request.
const recordUseAfter = 300_000;

const statement = `
  WITH touched AS (
    UPDATE staff_session SET last_used_at = $2 WHERE token_hash = $1 AND last_used_at > $3 AND last_used_at < $4
  )
  SELECT s.id, s.name, s.email, s.role FROM staff_session t JOIN staff_account s ON s.id = t.staff_id
  WHERE t.token_hash = $1 AND t.last_used_at > $3 AND t.created_at > $6 AND s.disabled_at IS NULL AND (NOT s.demo OR $5)`;

/** The person of a session; null when it is unknown or expired, or the account is disabled. */
export async function findStaffMember(
  { sql, clock, config }: Pick<Deps, "sql" | "clock" | "config">,
  token: string | null,
): Promise<StaffMember | null> {
  if (token === null) return null;
  const now = clock.now();
  const before = (age: number) => new Date(now.getTime() - age);
  const [person] = await sql.query<StaffMember>({
    name: "staff-by-session",
    text: statement,
    values: [hashToken(token), now, before(life), before(recordUseAfter), config.devCalls, before(longest)],
  });
  return person ?? null;
}

/** Starts a session and deletes the person's expired ones. Returns its token. */
export async function beginStaffSession(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  staff_id: string,
): Promise<string> {
  const now = clock.now();
  const ended = new Date(now.getTime() - life);
  const token = random.token();
  const sessions = transaction.deleteFrom("staff_session").where("staff_id", "=", staff_id);
  await sessions.where("last_used_at", "<", ended).execute();
  const row = { token_hash: hashToken(token), staff_id, created_at: now, last_used_at: now };
  await transaction.insertInto("staff_session").values(row).execute();
  return token;
}

export async function recordAct(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  { by, act, refId = null, detail = {} }: { by: string; act: StaffAction; refId?: string | null; detail?: object },
): Promise<void> {
  await transaction
    .insertInto("staff_act")
    .values({ staff_id: by, at: clock.now(), act, ref_id: refId, detail: JSON.stringify(detail) })
    .execute();
}
