import { longestSessionDays, partnerSessionHours, sessionLifeHours, staffSessionLifeHours } from "@kautia/contract";
import { type Insertable, type Kysely, type SelectQueryBuilder, sql, type Transaction } from "kysely";
import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Random } from "../platform/random.ts";
import { hashToken } from "../platform/tokens.ts";
import { day, hour } from "../platform/rules/durations.ts";

interface SessionDeps {
  db: Kysely<Database>;
  clock: Clock;
}

type Session = Database["session"];
export type SessionKind = Session["kind"];

const longest = longestSessionDays * day;
/** In ms. Recording every use would cost a write for each request. */
const useRecordedAfter = 300_000;

/** How long each kind of session lasts; never longer than `longestSessionDays`, however often it is used. */
const lives: Record<SessionKind, { hours: number; since: "login" | "last use" }> = {
  account: { hours: sessionLifeHours, since: "last use" },
  staff: { hours: staffSessionLifeHours, since: "last use" },
  "partner-person": { hours: partnerSessionHours, since: "login" },
};

function expiryOf(kind: SessionKind, beganAt: Date, usedAt: Date): Date {
  const { hours, since } = lives[kind];
  const start = since === "login" ? beganAt : usedAt;
  return new Date(Math.min(start.getTime() + hours * hour, beganAt.getTime() + longest));
}

/** Returns the session's token. */
export async function beginSession(
  transaction: Transaction<Database>,
  { clock, random }: { clock: Clock; random: Random },
  kind: SessionKind,
  subject: string,
  device: Pick<Insertable<Session>, "browser" | "system"> = {},
): Promise<string> {
  const now = clock.now();
  const token = random.token();
  await transaction
    .insertInto("session")
    .values({
      hash: hashToken(token),
      id: random.uuid(),
      kind,
      subject,
      began_at: now,
      last_used_at: now,
      expires_at: expiryOf(kind, now, now),
      ...device,
    })
    .execute();
  return token;
}

/** The sessions of this kind that have not expired. */
export function selectSessions({ db, clock }: SessionDeps, kind: SessionKind) {
  return db.selectFrom("session").where("session.kind", "=", kind).where("session.expires_at", ">", clock.now());
}

function selectUsed(deps: SessionDeps, kind: SessionKind, token: string) {
  return selectSessions(deps, kind)
    .where("session.hash", "=", hashToken(token))
    .select(["session.id as sessionId", "session.began_at", "session.last_used_at"]);
}

type Used = ReturnType<typeof selectUsed>;
type UsedRow = Used extends SelectQueryBuilder<infer _Tables, infer _From, infer Row> ? Row : never;

/**
 * The person whose session cookie this is; `join` adds that person's columns. Null if the session is unknown or has expired, or
 * if `join` finds nobody who may log in. Records the use.
 */
export async function findBySession<Row extends UsedRow>(
  deps: SessionDeps,
  kind: SessionKind,
  token: string | null,
  join: (session: Used) => { executeTakeFirst(): Promise<Row | undefined> },
): Promise<Omit<Row, "began_at" | "last_used_at"> | null> {
  if (token === null) return null;
  const found = await join(selectUsed(deps, kind, token)).executeTakeFirst();
  if (!found) return null;
  const { began_at, last_used_at, ...person } = found;
  const now = deps.clock.now();
  if (last_used_at.getTime() < now.getTime() - useRecordedAfter)
    await deps.db
      .updateTable("session")
      .set({ last_used_at: now, expires_at: expiryOf(kind, began_at, now) })
      .where("id", "=", found.sessionId)
      .execute();
  return person;
}

export async function endSession({ db }: Pick<SessionDeps, "db">, token: string | null): Promise<void> {
  if (token === null) return;
  await db.deleteFrom("session").where("hash", "=", hashToken(token)).execute();
}

/** Ends the sessions of an account or person: all, `only` this one, or all `except` this one. Returns how many. */
export async function endSessions(
  db: Kysely<Database>,
  kind: SessionKind,
  subject: string,
  { only, except = null }: { only?: string; except?: string | null } = {},
): Promise<number> {
  const ended = await db
    .deleteFrom("session")
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("id", "is distinct from", except)
    // Compared as text, because a malformed id belongs to no session.
    .$if(only !== undefined, (query) => query.where(sql<string>`id::text`, "=", only ?? ""))
    .returning("id")
    .execute();
  return ended.length;
}
