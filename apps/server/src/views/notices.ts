import { type Kysely, type NotNull, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { isNoticeOf } from "./refund-notices.ts";
import { allTenants } from "./names.ts";

/** Identifies a notice `n` among those of all countries. */
export const noticeKey = sql<string>`n.country || ':' || n.id`;

/** Notices of the card provider that a person must handle, with the charge and the contract that they are about. */
export function selectNotices(db: Kysely<Database>) {
  return db
    .selectFrom("payment_notice as n")
    .leftJoin("charge_attempt", (join) =>
      join.on("charge_attempt.id", "=", (eb) =>
        eb.fn.coalesce(
          "n.attempt_id",
          eb
            .selectFrom("charge_attempt as charged")
            .select("charged.id")
            .whereRef("charged.provider_charge_id", "=", "n.charge_id")
            .limit(1),
        ),
      ),
    )
    .leftJoin("premium", "premium.id", "charge_attempt.premium_id")
    .leftJoin("instalment", "instalment.id", "charge_attempt.instalment_id")
    .leftJoin("refund", (join) =>
      join.on("n.trouble", "=", "refund failed").on("refund.id", "=", ({ selectFrom }) =>
        selectFrom("refund as failed")
          .select("failed.id")
          .whereRef("failed.premium_id", "=", "premium.id")
          .where("failed.status", "=", "FAILED")
          // The notice of a refund that somebody made at the provider names none of ours.
          .orderBy(sql`coalesce(${isNoticeOf("n", "failed")}, false)`, "desc")
          .orderBy("failed.number", "desc")
          .limit(1),
      ),
    )
    .leftJoin("policy", (join) =>
      join.on("policy.ref_id", "=", (eb) =>
        eb.fn.coalesce(
          "premium.ref_id",
          "instalment.ref_id",
          eb
            .selectFrom("provider_movement as listed")
            .select("listed.ref_id")
            .whereRef("listed.charge_id", "=", "n.charge_id")
            .where("listed.kind", "=", "charge")
            .limit(1),
        ),
      ),
    )
    .leftJoin("staff_account as s", "s.id", "n.settled_by")
    .select(["n.country", "n.id", "n.kind", "n.trouble", "n.received_at as receivedAt", "n.settled_at as settledAt"])
    .select(["n.note", "s.name as settledBy", "refund.id as refundId"])
    .select(["policy.ref_id as refId", "policy.contract_number as contractNumber"])
    .select(sql<string | null>`nullif(${allTenants("policy")}, '')`.as("tenantName"))
    .select(({ fn }) => fn.coalesce("n.amount_cents", "premium.amount_cents", "instalment.amount_cents").as("amount"))
    .where("n.trouble", "is not", null)
    .$narrowType<{ trouble: NotNull }>();
}
