import type { FollowUpRow } from "@kautia/contract";
import { expressionBuilder, type Kysely, sql } from "kysely";
import { startOfDayIn } from "../platform/database/by-country.ts";
import type { Database } from "../platform/database/schema.ts";
import { dueAfter } from "./due-at.ts";
import { allTenants } from "./names.ts";
import { policyColumn } from "./policy-column.ts";
import { todayIn } from "./today-in.ts";

type Reason = FollowUpRow["reasons"][number];

const kind = (name: Reason["kind"]) => sql<Reason["kind"]>`${sql.lit(name)}`.as("kind");
const lastFailed = expressionBuilder<Database>()
  .selectFrom("charge_attempt")
  .select(["charge_attempt.id", sql<Date>`charge_attempt.answered_at`.as("since")])
  .where("charge_attempt.status", "=", sql.lit("FAILED"))
  .orderBy("charge_attempt.number", "desc")
  .limit(sql.lit(1));

/**
 * Why somebody has to be in touch with a tenant: debts whose last charge failed, after which the mail and the account promise
 * it (`id` is the failed attempt), overdue invoices, and letters that came back. Uses the indexes `premium_for_a_person`,
 * `instalment_for_a_person`, `instalment_invoiced` and `mail_given_up`. Leaves out those that return on a later day.
 * `person`: the tenant's account, or the refId of a policy without one.
 */
export function selectFollowUpReasons(db: Kysely<Database>, now: Date) {
  const premiums = db
    .selectFrom("premium")
    .innerJoinLateral(
      () => lastFailed.where("premium_id", "=", sql.ref<string>("premium.id")).as("failed"),
      (join) => join.onTrue(),
    )
    .select([kind("PREMIUM"), "failed.id", "premium.ref_id", "failed.since"])
    .select(({ ref }) => ref("premium.amount_cents").$castTo<number | null>().as("amount_cents"))
    .where("premium.status", "=", sql.lit("UNPAID"));
  const instalments = db
    .selectFrom("instalment")
    .innerJoinLateral(
      () => lastFailed.where("instalment_id", "=", sql.ref<string>("instalment.id")).as("failed"),
      (join) => join.onTrue(),
    )
    .select([kind("INSTALMENT"), "failed.id", "instalment.ref_id", "failed.since"])
    .select(({ ref }) => ref("instalment.amount_cents").$castTo<number | null>().as("amount_cents"))
    .where("instalment.status", "=", sql.lit("UNPAID"));
  const country = policyColumn(sql.ref<string>("i.ref_id"), "country").$notNull();
  const invoices = db
    .selectFrom("instalment as i")
    .select([kind("REPAYMENT"), "i.id", "i.ref_id", startOfDayIn(country, sql`i.due_on + 1`).as("since")])
    .select(({ ref }) => ref("i.amount_cents").$castTo<number | null>().as("amount_cents"))
    .where("i.status", "=", sql.lit("INVOICED"))
    .where(sql<boolean>`i.due_on < ${todayIn(country, now)}`)
    // Unless the tenant is paying it.
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM charge_attempt a WHERE a.instalment_id = i.id AND a.status IN ('INTENDED', 'ASKED'))`,
    );
  const letters = db
    .selectFrom("mail")
    .select([kind("LETTER"), "mail.id", sql<string>`mail.ref_id`.as("ref_id"), sql<Date>`mail.returned_at`.as("since")])
    .select(sql<number | null>`NULL::integer`.as("amount_cents"))
    .where("mail.status", "=", sql.lit("REFUSED"))
    .where("mail.settled_at", "is", null)
    .where("mail.returned_at", "is not", null);
  return db
    .selectFrom(premiums.unionAll(instalments).unionAll(invoices).unionAll(letters).as("owed"))
    .innerJoin("policy", "policy.ref_id", "owed.ref_id")
    .leftJoin("account_policy as owner", "owner.ref_id", "policy.ref_id")
    .select(["owed.id", "owed.kind", "owed.amount_cents", "owed.since", "policy.ref_id", "policy.contract_number"])
    .select([allTenants("policy").as("tenants"), "policy.tenant_email", "policy.country"])
    .select(sql<string>`coalesce(owner.account_id::text, policy.ref_id)`.as("person"))
    .where("policy.forgotten_at", "is", null)
    .where(({ exists, not, selectFrom, ref }) =>
      not(
        exists(
          selectFrom("follow_up_contact as c")
            .select("c.id")
            .whereRef("c.subject_id", "=", "owed.id")
            .where(sql<boolean>`(c.returns_on IS NULL OR c.returns_on > ${todayIn(ref("policy.country"), now)})`),
        ),
      ),
    );
}

/** A reason as PostgreSQL puts it into JSON. */
interface JsonReason extends Omit<Reason, "amount"> {
  amountCents: number | null;
}

/** The people with whom somebody has to be in touch, each with all reasons. */
export function selectFollowUps(db: Kysely<Database>, { now, workingDays }: { now: Date; workingDays: number }) {
  const reasons = db
    .selectFrom(selectFollowUpReasons(db, now).as("r"))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("follow_up_contact as c")
          .innerJoin("staff_account as s", "s.id", "c.staff_id")
          .select(["c.returns_on", "c.at"])
          .select(
            sql<
              Reason["last"]
            >`jsonb_build_object('at', c.at, 'by', s.name, 'outcome', c.outcome, 'returnsOn', c.returns_on)`.as(
              "contact",
            ),
          )
          .whereRef("c.subject_id", "=", "r.id")
          .orderBy("c.at", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .selectAll("r")
    .select("last.contact")
    .select(({ ref }) => {
      const returned = startOfDayIn(ref("r.country"), sql`last.returns_on + 1`);
      const first = dueAfter(ref("r.since"), workingDays, ref("r.country"));
      return sql<Date>`coalesce(${returned} - interval '1 second', ${first})`.as("due_at");
    });
  const reason = sql`jsonb_build_object('id', w.id, 'kind', w.kind, 'refId', w.ref_id, 'contractNumber', w.contract_number,
    'amountCents', w.amount_cents, 'since', w.since, 'last', w.contact)`;
  return db
    .selectFrom(reasons.as("w"))
    .groupBy("w.person")
    .select([
      "w.person as id",
      // If somebody signed one contract alone and another with others, the names of one contract.
      sql<string>`max(w.tenants)`.as("tenants"),
      sql<string>`min(w.tenant_email)`.as("tenant_email"),
      sql<string>`min(w.ref_id)`.as("ref_id"),
      sql<string>`string_agg(w.contract_number || ' ' || w.ref_id, ' ')`.as("contracts"),
      sql<string[]>`array_agg(w.kind)`.as("kinds"),
      sql<JsonReason[]>`jsonb_agg(${reason} ORDER BY w.since, w.id)`.as("reasons"),
      sql<number>`coalesce(sum(w.amount_cents), 0)::int`.as("amount_cents"),
      sql<Date>`min(w.since)`.as("since"),
      sql<Date>`min(w.due_at)`.as("due_at"),
    ]);
}
