import {
  addPasskey,
  askToAddPasskey,
  askToLogInByPasskey,
  fieldError,
  type ListedPasskey,
  listPasskeys,
  logInByPasskey,
  type PasskeyRegistration,
  maxPasskeys,
  namePasskey,
  removePasskey,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Selectable } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { parseUserAgent } from "./rules/parse-user-agent.ts";
import { type Refusal, refuse, refuseFields } from "../platform/http/refusal.ts";
import { openSessionByPasskey } from "./log-in-by-passkey.ts";
import { createChallenge, consumeChallenge } from "./passkey-challenges.ts";
import { notifyOwner } from "./notify-owner.ts";
import { registerCall } from "../platform/http/register-call.ts";
import type { Account } from "../platform/http/callers.ts";

/** Login with passkeys, and managing them (docs/security.md). */
export function registerPasskeyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, passkeys } = deps;

  registerCall(app, deps, askToLogInByPasskey, async () => passkeys.requestOptions(await createChallenge(deps, null)));

  registerCall(app, deps, logInByPasskey, ({ body }, { userAgent, ip }) =>
    openSessionByPasskey(deps, body.passkey, { userAgent, ip }),
  );

  registerCall(app, deps, listPasskeys, async (_input, { caller: account }) => {
    const rows = await ownPasskeys(deps, account).orderBy("created_at", "desc").orderBy("id").execute();
    return { passkeys: rows.map(toListed) };
  });

  registerCall(app, deps, askToAddPasskey, async (_input, { caller: account }) => {
    const known = await ownPasskeys(deps, account).execute();
    if (known.length >= maxPasskeys) return tooMany();
    const existing = known.map(({ credential_id }) => credential_id);
    return passkeys.creationOptions(await createChallenge(deps, account.id), account, existing);
  });

  registerCall(app, deps, addPasskey, ({ body }, { caller: account, userAgent }) =>
    add(deps, account, body.passkey, userAgent),
  );

  registerCall(app, deps, namePasskey, async ({ params, body }, { caller: account }) => {
    const named = await db
      .updateTable("passkey")
      .set({ name: body.name })
      .where("account_id", "=", account.id)
      .where((where) => where(where.cast<string>("id", "text"), "=", params.id))
      .returningAll()
      .executeTakeFirst();
    return named ? toListed(named) : refuse("NOT_FOUND");
  });

  registerCall(app, deps, removePasskey, async ({ params }, { caller: account }) => {
    // Compared as text, so that a malformed id is not found instead of causing an SQL error.
    const removed = await db
      .deleteFrom("passkey")
      .where("account_id", "=", account.id)
      .where((where) => where(where.cast<string>("id", "text"), "=", params.id))
      .returning("id")
      .executeTakeFirst();
    return removed ? { removed: true as const } : refuse("NOT_FOUND");
  });
}

async function add(
  deps: Deps,
  account: Account,
  registration: PasskeyRegistration,
  userAgent: string,
): Promise<ListedPasskey | Refusal> {
  const challenge = deps.passkeys.readChallenge(registration);
  if (challenge === null || !(await consumeChallenge(deps, challenge, account.id))) return refuse("STEP_NOT_ALLOWED");
  const key = await deps.passkeys.verifyRegistration(registration, challenge);
  if (key === null) return refuse("FIELD_INVALID", ["passkey"]);
  const added = await inTransaction(deps.db, async (transaction) => {
    // The lock makes simultaneous requests count one after the other. The account may have been deleted meanwhile.
    const accounts = transaction.selectFrom("account").select("id").where("id", "=", account.id);
    if (!(await accounts.forUpdate().executeTakeFirst())) return refuse("LOGIN_REQUIRED");
    const known = await transaction
      .selectFrom("passkey")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("account_id", "=", account.id)
      .executeTakeFirstOrThrow();
    if (known.count >= maxPasskeys) return tooMany();
    const row = await transaction
      .insertInto("passkey")
      .values({
        id: deps.random.uuid(),
        account_id: account.id,
        credential_id: key.credentialId,
        public_key: Buffer.from(key.publicKey),
        sign_count: key.signCount,
        name: null,
        ...parseUserAgent(userAgent),
        created_at: deps.clock.now(),
      })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return refuse("FIELD_INVALID", ["passkey"]);
    await notifyOwner(transaction, deps, account, { change: "PASSKEY_ADDED", reason: row.id });
    return toListed(row);
  });
  deps.jobs.wake();
  return added;
}

function ownPasskeys({ db }: Pick<Deps, "db">, { id }: Account) {
  return db.selectFrom("passkey").selectAll().where("account_id", "=", id);
}

function tooMany(): Refusal {
  return refuseFields([fieldError("passkey", "MAXIMUM", { max: maxPasskeys })]);
}

function toListed({
  id,
  name,
  browser,
  system,
  created_at,
  last_used_at,
}: Omit<Selectable<Database["passkey"]>, "public_key">): ListedPasskey {
  const lastUsedAt = last_used_at?.toISOString() ?? null;
  return { id, name, browser, system, madeAt: created_at.toISOString(), lastUsedAt };
}
