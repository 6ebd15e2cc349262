import { type CertificateStatus, readCertificateCode } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { certificateCode } from "./rules/certificate-code.ts";
import { policyStatus } from "../policy/index.ts";
import { certificateStatus } from "./rules/certificate-status.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { type Refusal, refuseTemporarily } from "../platform/http/refusal.ts";
import { countForNetwork, type NetworkLimitDeps, takeBackForNetwork } from "../platform/http/network-limits.ts";

/** The code of the policy's certificate. Simultaneous first requests get the same one. */
export async function findOrCreateCode(
  { db, clock, random }: Pick<Deps, "db" | "clock" | "random">,
  refId: string,
): Promise<string> {
  const known = await readCode(db, refId);
  if (known) return known;
  await db
    .insertInto("certificate")
    .values({ ref_id: refId, code: certificateCode(Buffer.from(random.token(), "hex")), made_at: clock.now() })
    .onConflict((conflict) => conflict.column("ref_id").doNothing())
    .execute();
  const made = await readCode(db, refId);
  if (!made) throw new Error(`policy ${refId} has no certificate`);
  return made;
}

async function readCode(db: Kysely<Database>, refId: string): Promise<string | null> {
  const row = await db.selectFrom("certificate").select("code").where("ref_id", "=", refId).executeTakeFirst();
  return row?.code ?? null;
}

/** Answers for a typed code. A network may try only so many unknown codes in an hour. */
export async function checkCertificate(
  deps: Pick<Deps, "db" | "clock"> & NetworkLimitDeps,
  typed: string,
  ip: string,
): Promise<{ status: CertificateStatus } | Refusal> {
  const wait = await countForNetwork(deps, "wrongCodes", ip);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const code = readCertificateCode(typed);
  const policy =
    code === null
      ? null
      : await deps.db
          .selectFrom("certificate")
          .innerJoin("policy", "policy.ref_id", "certificate.ref_id")
          .select(["cover_state", "payment_state", "leaving_state", "policy.cover_start", "policy.country"])
          .where("certificate.code", "=", code)
          .executeTakeFirst();
  if (!policy?.cover_start) return { status: "UNKNOWN" };
  await takeBackForNetwork(deps, "wrongCodes", ip);
  const today = localDay(policy.country, deps.clock.now());
  return { status: certificateStatus(policyStatus(policy), policy.cover_start, today) };
}
