import {
  type CallInput,
  type addWebhook,
  type changeWebhook,
  fieldError,
  oldSecretHours,
  type Webhook,
  webhooksPerPartner,
} from "@kautia/contract";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { lockByName } from "../platform/database/lock-by-name.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Refusal, refuse } from "../platform/http/refusal.ts";
import type { Random } from "../platform/random.ts";
import { formatSecret } from "./sign.ts";
import { switchOff } from "./switch-off.ts";
import { hour, later } from "../platform/rules/durations.ts";

/** The partner that owns webhooks. */
export interface Owner {
  id: string;
}

export type Endpoint = Selectable<Database["webhook_endpoint"]>;
type EndpointDeps = Pick<Deps, "db" | "clock" | "random" | "webhooks">;

export function toWebhook(row: Endpoint): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    enabled: row.off_at === null,
    offBecause: row.off_because,
    createdAt: row.created_at.toISOString(),
    failingSince: row.failing_since?.toISOString() ?? null,
  };
}

/** Finds the owner's webhook. Refuses another owner's as unknown. */
export async function findEndpoint(db: Kysely<Database>, partner: Owner, id: string): Promise<Endpoint | Refusal> {
  const found = await ofPartner(db, partner).where("id", "=", id).executeTakeFirst();
  return found ?? refuse("NOT_FOUND");
}

export async function listEndpoints({ db }: Pick<Deps, "db">, partner: Owner) {
  const rows = await ofPartner(db, partner).orderBy("created_at").orderBy("id").execute();
  return { webhooks: rows.map(toWebhook) };
}

/** The same for every spelling of an address: its host in lower case and without the usual port. */
function writeAddress(url: string): string {
  return new URL(url).href;
}

/** Adds a webhook, or returns the existing one with this address, so that a repeated request adds no second one. */
export async function addEndpoint(
  { db, clock, random, webhooks }: EndpointDeps,
  partner: Owner,
  { url: given, events }: CallInput<typeof addWebhook>["body"],
) {
  if (!webhooks.accepts(given)) return refuse("FIELD_INVALID", ["url"]);
  const url = writeAddress(given);
  return inTransaction(db, async (transaction) => {
    await lockWebhooksOf(transaction, partner);
    const others = await ofPartner(transaction, partner).execute();
    const known = others.find((other) => other.url === url);
    if (known) return { ...toWebhook(known), secret: null };
    if (others.length >= webhooksPerPartner)
      return refuse("MAXIMUM", [fieldError("", "MAXIMUM", { max: webhooksPerPartner })]);
    const row = await transaction
      .insertInto("webhook_endpoint")
      .values({
        id: random.refId(),
        partner_id: partner.id,
        url,
        events,
        secret: makeSecret(random),
        created_at: clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...toWebhook(row), secret: formatSecret(row.secret) };
  });
}

export async function changeEndpoint(
  { db, clock, webhooks }: EndpointDeps,
  { partner, id }: { partner: Owner; id: string },
  { url: given, events, enabled }: CallInput<typeof changeWebhook>["body"],
): Promise<Webhook | Refusal> {
  if (given !== undefined && !webhooks.accepts(given)) return refuse("FIELD_INVALID", ["url"]);
  const url = given === undefined ? undefined : writeAddress(given);
  return inTransaction(db, async (transaction) => {
    await lockWebhooksOf(transaction, partner);
    const found = await findEndpoint(transaction, partner, id);
    if (found instanceof Refusal) return found;
    if (url !== undefined && url !== found.url) {
      const taken = await ofPartner(transaction, partner).where("url", "=", url).executeTakeFirst();
      if (taken) return refuse("WEBHOOK_EXISTS", ["url"]);
    }
    const fresh = { off_at: null, off_because: null, failing_since: null, rest_until: null };
    await transaction
      .updateTable("webhook_endpoint")
      .set({ url: url ?? found.url, events: events ?? found.events, ...(enabled && fresh) })
      .where("id", "=", id)
      .execute();
    if (enabled === false) await switchOff(transaction, id, "PARTNER", clock.now());
    const changed = await findEndpoint(transaction, partner, id);
    return changed instanceof Refusal ? changed : toWebhook(changed);
  });
}

export async function rotateSecret({ db, clock, random }: EndpointDeps, partner: Owner, id: string) {
  const found = await findEndpoint(db, partner, id);
  if (found instanceof Refusal) return found;
  const row = await db
    .updateTable("webhook_endpoint")
    .set(({ ref }) => ({ secret: makeSecret(random), old_secret: ref("secret") }))
    .set({ old_secret_until: later(clock.now(), oldSecretHours * hour) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row ? { ...toWebhook(row), secret: formatSecret(row.secret) } : refuse("NOT_FOUND");
}

export async function removeEndpoint({ db }: Pick<Deps, "db">, partner: Owner, id: string) {
  const found = await findEndpoint(db, partner, id);
  if (found instanceof Refusal) return found;
  await db.deleteFrom("webhook_endpoint").where("id", "=", found.id).execute();
  return { removed: true as const, url: found.url };
}

/** Two requests at once must not give two webhooks the same address. */
function lockWebhooksOf(transaction: Transaction<Database>, { id }: Owner): Promise<void> {
  return lockByName(transaction, `webhooks ${id}`);
}

function ofPartner(db: Kysely<Database>, { id }: Owner) {
  return db.selectFrom("webhook_endpoint").selectAll().where("partner_id", "=", id);
}

/** Returns 256 random bits. */
function makeSecret(random: Random): Buffer {
  return Buffer.from(random.token() + random.token(), "hex");
}
