import { createHash, createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Call, requiresLogin } from "@kautia/contract";
import type { FastifyRequest } from "fastify";
import type { CallDeps } from "./call-deps.ts";
import { insistLater, tryThenInsist } from "../database/insist.ts";
import { isDatabaseUnavailable, isGivenUp } from "../database/unavailable.ts";
import { waitOutside } from "./slots.ts";
import { refuse, refusalAnswer, type WireAnswer } from "./refusal.ts";
import { openAnswer, sealAnswer } from "./sealed-answer.ts";
import { day, earlier } from "../rules/durations.ts";
import { whileRenewing } from "../while-renewing.ts";

/** In ms. A server that has not renewed its claim for this long is taken for dead. */
const claimLifetime = 30_000;
const lifetime = `${claimLifetime} milliseconds`;
const renewEvery = 10_000;
const pollEvery = 40;
const keepFor = day;

/**
 * The allowed length of a call's Idempotency-Key. Calls without a login share one key space, where strangers could
 * guess short keys.
 */
export function keyLength(call: Pick<Call, "access">): { minLength: number; maxLength: number } {
  return { minLength: requiresLogin(call) ? 1 : 16, maxLength: 255 };
}

export function isKeyAccepted(call: Pick<Call, "access">, key: string): boolean {
  const { minLength, maxLength } = keyLength(call);
  return key.length >= minLength && key.length <= maxLength;
}

type IdempotencyDeps = Pick<CallDeps, "db" | "sql" | "clock" | "random">;

interface Claim {
  claim_id: string;
  body_hash: Buffer;
  status: number | null;
  answer: Buffer | null;
}

export interface RequestKey {
  /** The call's name, plus the caller if several callers may use the same key. */
  scope: string;
  /** The Idempotency-Key as it was sent. */
  key: string;
}

type KeyedRequest = Pick<FastifyRequest, "body" | "params" | "query">;

interface KeyedCall {
  call: Pick<Call, "repeat">;
  run: () => Promise<WireAnswer>;
}

/**
 * Runs a request once per key and body, even across servers (wire decisions, "General"; docs/decisions.md). The caller has
 * been let in. A call whose answer must not be stored runs again for each repeat.
 */
export async function answerOnce(
  deps: IdempotencyDeps,
  requestKey: RequestKey,
  request: KeyedRequest,
  { call, run }: KeyedCall,
): Promise<WireAnswer> {
  const claimId = deps.random.uuid();
  const found = await claimOrFindAnswer(deps, requestKey, request, claimId);
  if (found === "answered before") return run();
  if (found !== "claimed") return found;
  return whileRenewing(
    () => renewClaim(deps, claimId),
    renewEvery,
    () => answerClaimed(deps, { claimId, requestKey }, { call, run }),
  );
}

async function answerClaimed(
  deps: IdempotencyDeps,
  { claimId, requestKey }: { claimId: string; requestKey: RequestKey },
  { call, run }: KeyedCall,
): Promise<WireAnswer> {
  try {
    const answer = await run();
    const final = answer.status < 500 && answer.status !== 429;
    const sealed = call.repeat === "new-answer" ? null : sealAnswer(requestKey, answer);
    if (final) await settle(() => storeAnswer(deps, claimId, answer.status, sealed));
    else await settle(() => releaseClaim(deps, claimId));
    return answer;
  } catch (error) {
    if (isDatabaseUnavailable(error)) insistLater(() => releaseClaim(deps, claimId));
    else await settle(() => releaseClaim(deps, claimId));
    throw error;
  }
}

/** Ends a claim. While the database is unavailable the caller does not wait for that, but repeats of the request do. */
async function settle(end: () => Promise<void>): Promise<void> {
  await tryThenInsist(end).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
  });
}

/**
 * Waits until the key is claimed for this request, or the request that claimed it has its answer: the stored one, or
 * `answered before` if the call's answers are not stored.
 */
async function claimOrFindAnswer(
  deps: IdempotencyDeps,
  requestKey: RequestKey,
  { params, query, body }: KeyedRequest,
  claimId: string,
): Promise<WireAnswer | "claimed" | "answered before"> {
  const keyHash = hashRequestKey(requestKey);
  // An HMAC with the key, which is not stored: a plain hash would allow guessing a password in the body.
  const hash = (text: string) => createHmac("sha256", requestKey.key).update(text).digest();
  const sent = [params, query, body ?? null];
  // The previous release hashes the fields in the order in which they were sent.
  const bodyHashes = [hash(JSON.stringify(sent, sortFields)), hash(JSON.stringify(sent))] as const;
  for (;;) {
    const claim = await claimKey(deps, keyHash, bodyHashes, claimId).catch((error: unknown) => {
      // The claim may have succeeded although its answer was lost. Release it so that retries need not wait.
      if (!isGivenUp(error)) insistLater(() => releaseClaim(deps, claimId));
      throw error;
    });
    if (claim.claim_id === claimId) return "claimed";
    if (!bodyHashes.some((bodyHash) => claim.body_hash.equals(bodyHash)))
      return refusalAnswer(refuse("IDEMPOTENCY_KEY_REUSED"));
    if (claim.status !== null)
      return claim.answer ? { status: claim.status, ...openAnswer(requestKey, claim.answer) } : "answered before";
    await waitOutside("the same request", () => wait(pollEvery));
  }
}

/** For `JSON.stringify`. The order of an object's fields means nothing, and some clients do not keep it. */
function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

async function claimKey(
  { sql, clock }: IdempotencyDeps,
  keyHash: Buffer,
  [bodyHash, bodyHashAsSent]: readonly [Buffer, Buffer],
  claimId: string,
): Promise<Claim> {
  const [claim] = await sql.query<Claim>({
    name: "idempotency-claim",
    // The update takes over a dead server's claim. Otherwise it changes nothing, but still makes RETURNING yield the
    // row.
    // By the database's clock, because the clocks of two servers may be half a minute apart.
    text: `INSERT INTO idempotency AS i (key_hash, body_hash, claim_id, claimed_at, leased_until)
           VALUES ($1, $2, $3, $4, clock_timestamp() + $5::interval)
           ON CONFLICT (key_hash) DO UPDATE SET (claim_id, claimed_at, leased_until) = (
             SELECT CASE WHEN dead THEN excluded.claim_id ELSE i.claim_id END,
                    CASE WHEN dead THEN excluded.claimed_at ELSE i.claimed_at END,
                    CASE WHEN dead THEN excluded.leased_until ELSE i.leased_until END
             FROM (SELECT i.status IS NULL AND coalesce(i.leased_until, i.claimed_at + $5::interval) < clock_timestamp()
               AND i.body_hash IN ($2, $6) AS dead) AS claim)
           RETURNING claim_id, body_hash, status, answer`,
    values: [keyHash, bodyHash, claimId, clock.now(), lifetime, bodyHashAsSent],
  });
  if (!claim) throw new Error("the claim returned no row");
  return claim;
}

/** Also deletes a few old answers to keep the table small. */
async function storeAnswer(
  { sql, clock }: IdempotencyDeps,
  claimId: string,
  status: number,
  answer: Buffer | null,
): Promise<void> {
  await sql.query({
    name: "idempotency-keep",
    text: `WITH forgotten AS (
             DELETE FROM idempotency WHERE key_hash IN
               (SELECT key_hash FROM idempotency WHERE claimed_at < $4 LIMIT 10 FOR UPDATE SKIP LOCKED)
           )
           UPDATE idempotency SET status = $2, answer = $3 WHERE claim_id = $1`,
    values: [claimId, status, answer, earlier(clock.now(), keepFor)],
  });
}

/** Some requests, such as hundreds of invitations from a slow database, take longer than a claim lasts. */
async function renewClaim({ sql }: IdempotencyDeps, claimId: string): Promise<void> {
  await sql.query({
    text: "UPDATE idempotency SET leased_until = clock_timestamp() + $2::interval WHERE claim_id = $1 AND status IS NULL",
    values: [claimId, lifetime],
  });
}

async function releaseClaim({ sql }: IdempotencyDeps, claimId: string): Promise<void> {
  await sql.query({ text: "DELETE FROM idempotency WHERE claim_id = $1 AND status IS NULL", values: [claimId] });
}

export function hashRequestKey({ scope, key }: RequestKey): Buffer {
  return createHash("sha256").update(`${scope}\0${key}`).digest();
}
