import type { Kysely, Transaction } from "kysely";
import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Random } from "../platform/random.ts";
import { hashToken } from "../platform/tokens.ts";
import { type ExtendedLinkKind, type LinkKind, linkKinds, type OneTimeLinkKind, tenantLinks } from "./link-kinds.ts";
import { hour, later } from "../platform/rules/durations.ts";

/** In ms. */
const useRecordedAfter = hour;

interface LinkDeps {
  db: Kysely<Database>;
  clock: Clock;
}

export interface Link<Kind extends LinkKind = LinkKind> {
  kind: Kind;
  /** The id of what it opens. */
  subject: string;
  mailId: string | null;
}

/** Makes a link and returns its secret, of which only the hash is stored. Does nothing if a link with this secret exists. */
export async function makeLink(
  db: Kysely<Database>,
  { clock, random }: { clock: Clock; random: Random },
  kind: LinkKind,
  { subject, mailId = null, token = random.token() }: { subject: string; mailId?: string | null; token?: string },
): Promise<string> {
  await db
    .insertInto("link")
    .values({ hash: hashToken(token), kind, subject, expires_at: expiryOf(kind, clock.now()), mail_id: mailId })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
  return token;
}

function expiryOf(kind: LinkKind, now: Date): Date | null {
  const { life } = linkKinds[kind];
  return life === null ? null : later(now, life);
}

function selectLink({ db, clock }: LinkDeps, token: string, kinds: readonly LinkKind[]) {
  return db
    .selectFrom("link")
    .select(["kind", "subject", "mail_id as mailId"])
    .where("hash", "=", hashToken(token))
    .where("kind", "in", kinds)
    .where("used_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", clock.now())]));
}

/** Null for an unknown, malformed, expired or used link, or one of another kind. Writes nothing. */
export async function findLink<Kind extends LinkKind>(
  deps: LinkDeps,
  token: string,
  ...kinds: readonly Kind[]
): Promise<Link<Kind> | null> {
  return toLink(await selectLink(deps, token, kinds).executeTakeFirst());
}

/** Like `findLink`, but locks the link: another request for it waits until the transaction ends. */
export async function lockLink<Kind extends LinkKind>(
  transaction: Transaction<Database>,
  { clock }: Pick<LinkDeps, "clock">,
  token: string,
  ...kinds: readonly Kind[]
): Promise<Link<Kind> | null> {
  return toLink(await selectLink({ db: transaction, clock }, token, kinds).forUpdate().executeTakeFirst());
}

function toLink<Kind extends LinkKind>(row: Link | undefined): Link<Kind> | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kinds that were asked for
  return (row ?? null) as Link<Kind> | null;
}

/**
 * Uses up a one-time link, and only one to `subject` if that is given. Null if it was used before, except by the request with
 * this `requestKey`. Of several simultaneous requests, one gets it.
 */
export async function consumeLink(
  transaction: Transaction<Database>,
  { clock }: Pick<LinkDeps, "clock">,
  token: string,
  kinds: readonly OneTimeLinkKind[],
  { subject, requestKey = null }: { subject?: string; requestKey?: Buffer | null } = {},
): Promise<Pick<Link, "subject" | "mailId"> | null> {
  const now = clock.now();
  const used = await transaction
    .updateTable("link")
    .set({ used_at: now, request_key: requestKey })
    .where("hash", "=", hashToken(token))
    .where("kind", "in", kinds)
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
    .where((eb) => eb.or([eb("used_at", "is", null), eb("request_key", "=", requestKey)]))
    .where("expires_at", ">", now)
    .returning(["subject", "mail_id as mailId"])
    .executeTakeFirst();
  return used ?? null;
}

/** Extends the life of a link that was opened, at most once an hour because it costs a write. */
export async function extendLink(
  { db, clock }: LinkDeps,
  token: string,
  kind: ExtendedLinkKind,
  expiresAt: Date,
): Promise<void> {
  const expires_at = expiryOf(kind, clock.now());
  if (expires_at === null || expires_at.getTime() - expiresAt.getTime() <= useRecordedAfter) return;
  await db
    .updateTable("link")
    .set({ expires_at })
    .where("hash", "=", hashToken(token))
    .where("expires_at", "<", expires_at)
    .execute();
}

/** Makes the link open something else. Its expiry stays. */
export async function changeLink(
  transaction: Transaction<Database>,
  token: string,
  change: { kind: LinkKind; subject: string },
): Promise<void> {
  await transaction.updateTable("link").set(change).where("hash", "=", hashToken(token)).execute();
}

export async function deleteLinks(
  db: Kysely<Database>,
  kinds: readonly LinkKind[],
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  await db.deleteFrom("link").where("subject", "in", subjects).where("kind", "in", kinds).execute();
}

/** Ends the mailed links of an application, except the one that is in use. */
export async function deleteMailedLinks(db: Kysely<Database>, refId: string, inUse: string): Promise<void> {
  await db
    .deleteFrom("link")
    .where("subject", "=", refId)
    .where("kind", "in", tenantLinks)
    .where("mail_id", "is not", null)
    .where("hash", "<>", hashToken(inUse))
    .execute();
}

export async function deleteLinksOfMails(db: Kysely<Database>, mailIds: readonly string[]): Promise<void> {
  if (mailIds.length > 0) await db.deleteFrom("link").where("mail_id", "in", mailIds).execute();
}
