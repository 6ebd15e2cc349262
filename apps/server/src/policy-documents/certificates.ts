import { type CallAnswer, fromCents, type getCertificate, readCertificateCode } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { SealUnavailableError } from "../seals/index.ts";
import { certificateCode } from "./rules/certificate-code.ts";
import { policyStatus, readCertificateTerms } from "../policy/index.ts";
import { certificateStatus } from "./rules/certificate-status.ts";
import { remainingCents } from "../views/paid-out.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { type Refusal, refuseTemporarily } from "../platform/http/refusal.ts";
import { countForNetwork, type NetworkLimitDeps, takeBackForNetwork } from "../platform/http/network-limits.ts";

/** The certificates of all policies, each with the number of the terms that it was made for. */
const issued = sql<{ ref_id: string; number: number; code: string }>`(
  SELECT ref_id, 1 AS number, code FROM certificate UNION ALL SELECT ref_id, number, code FROM renewed_certificate)`;

/** The code of the policy's current certificate. Simultaneous first requests get the same one. */
export async function findOrCreateCode(
  { db, clock, random }: { db: Kysely<Database> } & Pick<Deps, "clock" | "random">,
  refId: string,
): Promise<string> {
  const known = await readCode(db, refId);
  if (known) return known;
  const number = await currentNumber(db, refId);
  const made = { ref_id: refId, code: certificateCode(Buffer.from(random.token(), "hex")), made_at: clock.now() };
  const insert =
    number === 1
      ? db
          .insertInto("certificate")
          .values(made)
          .onConflict((conflict) => conflict.column("ref_id").doNothing())
      : db
          .insertInto("renewed_certificate")
          .values({ ...made, number })
          .onConflict((conflict) => conflict.columns(["ref_id", "number"]).doNothing());
  await insert.execute();
  const written = await readCode(db, refId);
  if (!written) throw new Error(`policy ${refId} has no certificate`);
  return written;
}

/** Null before the certificate has been made. */
export async function readCode(db: Kysely<Database>, refId: string): Promise<string | null> {
  const number = await currentNumber(db, refId);
  const codes = db.selectFrom(issued.as("issued")).select("issued.code").where("issued.ref_id", "=", refId);
  return (await codes.where("issued.number", "=", number).executeTakeFirst())?.code ?? null;
}

async function currentNumber(db: Kysely<Database>, refId: string): Promise<number> {
  return (await readCertificateTerms(db, refId))?.number ?? 1;
}

/** Whether the certificate could not be mailed yet, because the insurer's seal could not be made. */
export async function waitsForSeal(db: Kysely<Database>, refId: string): Promise<boolean> {
  const waiting = await db
    .selectFrom("mail")
    .select("id")
    .where("reason", "in", [`acceptance-confirmed:${refId}`, `landlord-accepted:${refId}`])
    .where("status", "=", "WAITING")
    .where("last_error", "like", `${SealUnavailableError.name}:%`)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Answers for a typed code. A network may try only so many unknown codes in an hour. */
export async function checkCertificate(
  deps: Pick<Deps, "db" | "clock"> & NetworkLimitDeps,
  typed: string,
  ip: string,
): Promise<CallAnswer<typeof getCertificate> | Refusal> {
  const wait = await countForNetwork(deps, "wrongCodes", ip);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const code = readCertificateCode(typed);
  const policy =
    code === null
      ? null
      : await deps.db
          .selectFrom(issued.as("issued"))
          .innerJoin("policy", "policy.ref_id", "issued.ref_id")
          .select(["cover_state", "payment_state", "leaving_state", "policy.cover_start", "policy.country"])
          .select(["issued.number", "issued.ref_id"])
          .select(remainingCents(sql.ref("policy.ref_id")).as("remaining"))
          .where("issued.code", "=", code)
          .executeTakeFirst();
  if (!policy?.cover_start) return { status: "UNKNOWN", remaining: null };
  await takeBackForNetwork(deps, "wrongCodes", ip);
  const today = localDay(policy.country, deps.clock.now());
  const { cover_start, number, remaining } = policy;
  const isReplaced = number !== (await currentNumber(deps.db, policy.ref_id));
  const status = certificateStatus(policyStatus(policy), { coverStart: cover_start, today, isReplaced });
  return { status, remaining: remaining === null || isReplaced ? null : fromCents(remaining) };
}
