import { createHash, createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { refuse, refusalAnswer, type WireAnswer } from "./refusal.ts";
import { openAnswer, sealAnswer } from "./sealed-answer.ts";

/** A claim without an answer that is older than this was left by a server that died. */
const claimLife = 30_000;
const pollEvery = 40;
/** Answers older than this are forgotten. */
const keepFor = 24 * 3_600_000;

export const longestIdempotencyKey = 255;

type Needs = Pick<Deps, "sql" | "clock" | "random">;

interface Claim {
  claim_id: string;
  body_hash: Buffer;
  status: number | null;
  answer: Buffer | null;
}

/**
 * The same Idempotency-Key and body get the same answer, whether they come one after the other or at once, to one server
 * or to two (wire decisions, "General"; decision 0005).
 */
export async function answerOnce(
  deps: Needs,
  call: string,
  key: string,
  request: Pick<FastifyRequest, "body" | "params" | "query">,
  run: () => Promise<WireAnswer>,
): Promise<WireAnswer> {
  if (key.length > longestIdempotencyKey) return refusalAnswer(refuse("FIELD_INVALID"));
  const keyHash = hashRequestKey(call, key);
  // Keyed by what is not stored: a body may hold a password, and a plain hash of it could be guessed at.
  const bodyHash = createHmac("sha256", key)
    .update(JSON.stringify([request.params, request.query, request.body ?? null]))
    .digest();
  const claimId = deps.random.uuid();
  for (;;) {
    const claim = await claimKey(deps, keyHash, bodyHash, claimId).catch(async (error: unknown) => {
      // It may be ours all the same, its answer lost with the connection: nobody is to wait for who is not at it.
      await release(deps, claimId).catch(() => {});
      throw error;
    });
    if (claim.claim_id === claimId) break;
    if (!claim.body_hash.equals(bodyHash)) return refusalAnswer(refuse("IDEMPOTENCY_KEY_REUSED"));
    if (claim.status !== null && claim.answer !== null)
      return { status: claim.status, ...openAnswer(call, key, claim.answer) };
    await wait(pollEvery);
  }
  try {
    const answer = await run();
    // What was our fault, or only a matter of time, may be tried again with the same key.
    const final = answer.status < 500 && answer.status !== 429;
    if (final) await keep(deps, claimId, answer.status, sealAnswer(call, key, answer));
    else await release(deps, claimId);
    return answer;
  } catch (error) {
    await release(deps, claimId);
    throw error;
  }
}

async function claimKey({ sql, clock }: Needs, keyHash: Buffer, bodyHash: Buffer, claimId: string): Promise<Claim> {
  const now = clock.now();
  const [claim] = await sql.query<Claim>({
    name: "idempotency-claim",
    // The update changes nothing unless the claim is a dead server's; it is there to answer the row either way.
    text: `INSERT INTO idempotency AS i (key_hash, body_hash, claim_id, claimed_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (key_hash) DO UPDATE SET (claim_id, claimed_at) = (
             SELECT CASE WHEN dead THEN excluded.claim_id ELSE i.claim_id END,
                    CASE WHEN dead THEN excluded.claimed_at ELSE i.claimed_at END
             FROM (SELECT i.status IS NULL AND i.claimed_at < $5 AND i.body_hash = excluded.body_hash AS dead) AS claim)
           RETURNING claim_id, body_hash, status, answer`,
    values: [keyHash, bodyHash, claimId, now, new Date(now.getTime() - claimLife)],
  });
  if (!claim) throw new Error("the claim answered no row");
  return claim;
}

/** Each answer that is kept takes a few old ones with it, so that the table never grows without end. */
async function keep({ sql, clock }: Needs, claimId: string, status: number, answer: Buffer): Promise<void> {
  await sql.query({
    name: "idempotency-keep",
    text: `WITH forgotten AS (
             DELETE FROM idempotency WHERE key_hash IN
               (SELECT key_hash FROM idempotency WHERE claimed_at < $4 LIMIT 10 FOR UPDATE SKIP LOCKED)
           )
           UPDATE idempotency SET status = $2, answer = $3 WHERE claim_id = $1`,
    values: [claimId, status, answer, new Date(clock.now().getTime() - keepFor)],
  });
}

async function release({ sql }: Needs, claimId: string): Promise<void> {
  await sql.query({ text: "DELETE FROM idempotency WHERE claim_id = $1 AND status IS NULL", values: [claimId] });
}

/** What is kept of an Idempotency-Key. `call`: which call it is, and whose where callers may choose the same. */
export function hashRequestKey(call: string, key: string): Buffer {
  return createHash("sha256").update(`${call}\0${key}`).digest();
}
