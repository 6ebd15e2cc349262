import type { CallAnswer, CallInput, listCases } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { assignedTo, assigneeColumn, isAssigned, joinAssignee } from "../assignments/in-list.ts";
import { findPage } from "../lists/find-page.ts";
import { tidySearch } from "../search/find.ts";
import type { Person } from "../session.ts";

export type CaseRow = CallAnswer<typeof listCases>["rows"][number];
type Row = Omit<CaseRow, "openedAt" | "decidedAt"> & {
  openedAt: Date;
  decidedAt: Date | null;
};

type Query = CallInput<typeof listCases>["query"];

/**
 * Leaves out forgotten applications, whose inputs are empty. Must match the condition of the index `decision_listed`.
 */
const all = "(d.opened_at IS NOT NULL OR d.outcome = 'REFUSED') AND d.inputs <> '{}'";
/** Filters for the decisions in force. `REFUSED`: by the risk rules, without a person's review. */
const stateFilters: Record<Query["state"], string> = {
  OPEN: "d.outcome = 'MANUAL_REVIEW'",
  DECIDED: "d.opened_at IS NOT NULL AND d.outcome <> 'MANUAL_REVIEW' AND d.inputs <> '{}'",
  REFUSED: all,
  ALL: all,
};

const order = (state: Query["state"]) => `ORDER BY ${state === "OPEN" ? "d.opened_at, " : ""}d.at DESC, d.ref_id`;

/**
 * OFFSET 0 makes PostgreSQL read the decisions through the index for their order, and then each one's application.
 * Otherwise it would read whole tables, because it expects twice as many rows as there are: it does not know that most
 * forgotten applications are refused ones.
 */
const inOrder = (state: Query["state"]) => `
  (SELECT * FROM decision d WHERE ${stateFilters[state]} ${order(state)} OFFSET 0) AS d
    CROSS JOIN LATERAL (SELECT * FROM application WHERE decision_id = d.id OFFSET 0) AS a`;

const withWords = (state: Query["state"]) => `
  (SELECT ref_id FROM case_words WHERE words @@ search_query($3) OFFSET 0) AS worded JOIN application a USING (ref_id)
    JOIN decision d ON d.id = a.decision_id AND ${stateFilters[state]}`;

/** Open cases by the time they were opened, all others newest first. */
const statement = ({ state, mode, search }: Query) => `
  SELECT a.ref_id AS "refId", a.country, d.review_cause AS cause, d.outcome, coalesce(d.opened_at, d.at) AS "openedAt",
    concat_ws(' ', a.answers #>> '{userInfo,firstName}', a.answers #>> '{userInfo,lastName}') AS "tenantName",
    a.answers #>> '{userInfo,email}' AS email, a.answers ->> 'employmentStatus' AS "employmentStatus",
    (a.answers ->> 'grossIncome')::float8 AS "grossIncome", (a.answers ->> 'coldRentAmount')::float8 AS "coldRentAmount",
    (a.answers ->> 'rentDepositAmount')::float8 AS "rentDepositAmount",
    (SELECT count(*)::int FROM unnest(d.required_documents) AS owed
      WHERE NOT EXISTS (SELECT FROM document WHERE document.ref_id = a.ref_id AND document.type = owed
        AND superseded_at IS NULL AND removed_at IS NULL AND scan = 'CLEAN')) AS owed,
    CASE WHEN d.made_by = 'STAFF' THEN d.at END AS "decidedAt", s.name AS "decidedBy",
    ${mode === "TEST"} AS test, ${assigneeColumn}
  FROM ${search === null ? inOrder(state) : withWords(state)}
    LEFT JOIN staff_account s ON s.id = d.staff_id
    ${joinAssignee("CASE", "a.ref_id")}
  WHERE a.ref_id ${mode === "TEST" ? "IN" : "NOT IN"} (SELECT ref_id FROM test_application)
    ${state === "REFUSED" ? "AND d.opened_at IS NULL" : ""}
    AND ($1::text IS NULL OR d.review_cause = $1)
    AND ${isAssigned(2, "assignee.id::text")}
  ${order(state)}`;

export async function findCases(
  deps: Pick<Deps, "sql">,
  asked: Query,
  person: Person,
): Promise<CallAnswer<typeof listCases>> {
  const { state, cause, assigned, mode, search, page } = asked;
  const values = [cause ?? null, assignedTo(assigned, person), ...(search === null ? [] : [tidySearch(search)])];
  const name = `staff-cases-${state}-${mode}${search === null ? "" : "-search"}`;
  const query = {
    name,
    text: statement(asked),
    values,
    page,
    countInOrder: search === null,
    key: ["openedAt", "refId"] as const,
  };
  return findPage(deps, query, ({ openedAt, decidedAt, ...row }: Row) => ({
    ...row,
    openedAt: openedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
}
