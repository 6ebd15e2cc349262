import type { DeletionPlan } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import { readClaimablePolicy, readClaims } from "../../claims/index.ts";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { listSharedPolicies, policyStatus } from "../../policy/index.ts";
import { selectClaims } from "../../views/claims.ts";
import { findDeletionBlock } from "../rules/deletion-block.ts";

/** The policies of an account, signed alone or with others, that block its deletion, and those that we must keep. */
export async function planDeletion(
  db: Kysely<Database>,
  { clock, config }: Pick<Deps, "clock" | "config">,
  accountId: string,
): Promise<Pick<DeletionPlan, "running" | "kept">> {
  const now = clock.now();
  const policies = (await listSharedPolicies(db, accountId)).map(({ policy }) => policy);
  const unsettled = await findUnsettled(
    db,
    now,
    policies.map(({ ref_id }) => ref_id),
  );
  const running: DeletionPlan["running"] = [];
  for (const policy of policies) {
    const { claimedCents } = await readClaims(db, policy, now);
    const facts = await readClaimablePolicy(db, policy, claimedCents);
    const isUnsettled = unsettled.has(policy.ref_id);
    const { claimsAfterEndDays } = config.brand.insurers[policy.country];
    const block = findDeletionBlock({ ...facts, isUnsettled }, localDay(policy.country, now), claimsAfterEndDays);
    const { contract_number: contractNumber, full_address: fullAddress } = policy;
    if (block) running.push({ contractNumber, fullAddress, status: policyStatus(policy), ...block });
  }
  return {
    running,
    kept: policies.flatMap(({ contract_number, full_address, kept_until, kept_because }) =>
      kept_until && kept_because
        ? [{ contractNumber: contract_number, fullAddress: full_address, until: kept_until, because: kept_because }]
        : [],
    ),
  };
}

/** Policies with a claim to decide or to pay out, an open repayment or a premium that is still being charged. */
async function findUnsettled(db: Kysely<Database>, now: Date, refIds: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ ref_id: string }>`
    SELECT ref_id FROM (${selectClaims(db, now)}) AS claim
      WHERE ref_id = ANY(${refIds}) AND state NOT IN ('PAID', 'REFUSED')
    UNION SELECT ref_id FROM repayment WHERE ref_id = ANY(${refIds}) AND paid_at IS NULL
    UNION SELECT ref_id FROM premium WHERE ref_id = ANY(${refIds}) AND status = 'DUE'`.execute(db);
  return new Set(rows.map(({ ref_id }) => ref_id));
}
