import type { Kysely, Selectable, Transaction } from "kysely";
import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Random } from "../platform/random.ts";
import { claimantOf } from "../views/claimant.ts";
import { type ChangedTerms, changeTerms } from "./change-terms.ts";
import { landlordLanguage } from "./mail-data.ts";
import type { Policy } from "./policy.ts";

export type FormerLandlord = Selectable<Database["former_landlord"]>;

/** A policy as one landlord knows it: the current or a former one. */
export type LandlordsPolicy = Policy & { formerLandlordId: string | null };

interface NewLandlord {
  name: string;
  email: string;
  address: string | null;
  /** The partner that goes on acting for the landlord; null for none. */
  partnerId: string | null;
}

/** Records the current landlord as a former one, and puts another in their place. The caller has locked the policy. */
export async function replaceLandlord(
  transaction: Transaction<Database>,
  { clock, random }: { clock: Clock; random: Random },
  policy: Policy,
  { name, email, address, partnerId }: NewLandlord,
): Promise<{ former: FormerLandlord; changed: ChangedTerms }> {
  const { ref_id } = policy;
  const changed = await changeTerms(
    transaction,
    { clock, random },
    { refId: ref_id, change: { landlord_name: name, landlord_email: email } },
  );
  await transaction
    .updateTable("policy")
    .set({ landlord_address: address, landlord_language: null, partner_id: partnerId })
    .where("ref_id", "=", ref_id)
    .execute();
  const former = await transaction
    .insertInto("former_landlord")
    .values({
      id: random.uuid(),
      ref_id,
      name: policy.landlord_name,
      email: policy.landlord_email,
      address: policy.landlord_address,
      language: landlordLanguage(policy),
      replaced_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { former, changed };
}

/** The policy as the landlord who reported a claim knows it. */
export async function ofClaimant(db: Kysely<Database>, policy: Policy, claimId: string): Promise<LandlordsPolicy> {
  const former = await db
    .selectFrom("former_landlord")
    .selectAll()
    .where("id", "=", ({ selectFrom }) =>
      selectFrom("claim")
        .select(({ ref }) => claimantOf(ref("claim.ref_id"), ref("claim.reported_at")).as("claimant"))
        .where("claim.id", "=", claimId),
    )
    .executeTakeFirst();
  return asLandlord(policy, former ?? null);
}

export async function findFormerLandlord(db: Kysely<Database>, id: string): Promise<FormerLandlord | null> {
  return (await db.selectFrom("former_landlord").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The latest former landlord; null if there has been only one. */
export async function findLatestFormer(db: Kysely<Database>, refId: string): Promise<FormerLandlord | null> {
  const formers = db.selectFrom("former_landlord").selectAll().where("ref_id", "=", refId);
  return (await formers.orderBy("replaced_at", "desc").limit(1).executeTakeFirst()) ?? null;
}

/** The policy with a former landlord in place of the current one. */
export function asLandlord(policy: Policy, former: FormerLandlord | null): LandlordsPolicy {
  if (!former) return { ...policy, formerLandlordId: null };
  const { id: formerLandlordId, name: landlord_name, email: landlord_email, language: landlord_language } = former;
  return { ...policy, landlord_name, landlord_email, landlord_language, partner_id: null, formerLandlordId };
}
