import type { CallInput, Country, listCases } from "@kautia/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { StoredAnswers } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import { dueAfter } from "./due-at.ts";
import { applicantName } from "./names.ts";
import { dueSetByPerson, isPending } from "./work-due.ts";

export type CaseState = CallInput<typeof listCases>["query"]["state"];

/** Leaves out forgotten applications, whose inputs are empty. Must match the condition of the index `decision_listed`. */
const listed = sql<boolean>`(d.opened_at IS NOT NULL OR d.outcome = 'REFUSED') AND d.inputs <> '{}'`;
/** The number of documents that the tenant was asked for and that are missing. `d` is the decision in force. */
const owed = sql<number>`(SELECT count(*)::int FROM unnest(d.required_documents) AS owed
    WHERE NOT EXISTS (SELECT FROM document WHERE document.ref_id = d.ref_id AND document.type = owed
      AND superseded_at IS NULL AND removed_at IS NULL AND scan = 'CLEAN'))`;
/** Whether an open case waits for the tenant, not for us. */
export const waitsForTenant = sql<boolean>`(d.outcome = 'MANUAL_REVIEW' AND ${owed} > 0)`;
/** Since when an open case has waited for us: since it was opened, or since the tenant's last document. */
export const waitsSince = sql<Date>`greatest(d.opened_at, (SELECT max(created_at) FROM document
  WHERE document.ref_id = d.ref_id AND superseded_at IS NULL AND removed_at IS NULL AND scan = 'CLEAN'))`;

/** The yearly income of all who sign together; null if none of them has told it. `a` is the application. */
const incomeOfAll = sql<number | null>`(SELECT sum(income::float8)
  FROM (SELECT a.answers ->> 'grossIncome' UNION ALL
    SELECT co_tenant ->> 'grossIncome' FROM jsonb_path_query(a.answers, '$.coTenants[*]') AS co_tenant) AS known (income))`;

/** Filters for the decisions in force. `REFUSED`: by the risk rules, without a person's review. */
const states: Record<CaseState, ReturnType<typeof sql<boolean>>> = {
  OPEN: sql<boolean>`d.outcome = 'MANUAL_REVIEW' AND NOT ${waitsForTenant}`,
  TENANT: sql<boolean>`d.outcome = 'MANUAL_REVIEW' AND ${waitsForTenant}`,
  DECIDED: sql<boolean>`d.opened_at IS NOT NULL AND d.outcome <> 'MANUAL_REVIEW' AND d.inputs <> '{}'`,
  REFUSED: listed,
  ALL: listed,
};

/** When an open case is due; null unless it waits for us. `d` is its decision in force, `a` its application. */
export function caseDue(workingDays: number): RawBuilder<Date | null> {
  const usual = dueAfter(waitsSince, workingDays, sql.ref<Country>("a.country"));
  return sql<Date | null>`CASE WHEN d.outcome = 'MANUAL_REVIEW' AND NOT ${waitsForTenant}
    THEN coalesce(${dueSetByPerson("CASE", sql.ref<string>("d.ref_id"))}, ${usual}) END`;
}

/**
 * Applications with the decision in force. OFFSET 0 makes PostgreSQL read the decisions through the index for their
 * order, and then each one's application. Otherwise it would read whole tables, because it expects twice as many rows as
 * there are: it does not know that most forgotten applications are refused ones.
 */
export function selectCases(
  db: Kysely<Database>,
  { state, words, workingDays }: { state: CaseState; words: string | null; workingDays: number },
) {
  const none = sql.lit(0);
  const all = db.selectFrom("decision as d").selectAll("d").where(states[state]);
  const inOrder = (state === "OPEN" ? all.orderBy("d.opened_at") : all).orderBy("d.at", "desc").orderBy("d.ref_id");
  const withWords = all.where("d.ref_id", "in", (eb) =>
    eb
      .selectFrom("case_words")
      .select("case_words.ref_id")
      .where(sql<boolean>`words @@ search_query(${words})`)
      .offset(none),
  );
  return db
    .selectFrom((words === null ? inOrder : withWords).offset(none).as("d"))
    .crossJoinLateral((eb) =>
      eb.selectFrom("application").selectAll().whereRef("application.decision_id", "=", "d.id").offset(none).as("a"),
    )
    .leftJoin("staff_account as s", "s.id", "d.staff_id")
    .select(["a.ref_id as refId", "a.country", "d.review_cause as cause", "d.outcome", "s.name as decidedBy"])
    .select((eb) => [
      eb.fn.coalesce("d.opened_at", "d.at").as("openedAt"),
      applicantName("a").as("tenantName"),
      sql<string | null>`a.answers #>> '{userInfo,email}'`.as("email"),
      sql<NonNullable<StoredAnswers["employmentStatus"]> | null>`a.answers ->> 'employmentStatus'`.as(
        "employmentStatus",
      ),
      incomeOfAll.as("grossIncome"),
      sql<number | null>`(a.answers ->> 'coldRentAmount')::float8`.as("coldRentAmount"),
      sql<number | null>`(a.answers ->> 'rentDepositAmount')::float8`.as("rentDepositAmount"),
      owed.as("owed"),
      eb.case().when("d.made_by", "=", "STAFF").then(eb.ref("d.at")).end().as("decidedAt"),
      caseDue(workingDays).as("dueAt"),
      isPending("CASE", sql.ref<string>("d.ref_id")).as("pending"),
    ]);
}
