import type { CallAnswer, CallInput, listCases } from "@kautia/contract";
import type { Deps } from "../../../deps.ts";
import { containing } from "../containing.ts";
import { findPage } from "../lists/find-page.ts";

type Row = Omit<CallAnswer<typeof listCases>["rows"][number], "openedAt" | "decidedAt"> & {
  openedAt: Date;
  decidedAt: Date | null;
};

/** Of the decisions in force those that a person is, or was, to look at; the oldest wait first. */
const statement = `
  SELECT a.ref_id AS "refId", a.country, d.review_cause AS cause, d.outcome, d.opened_at AS "openedAt",
    concat_ws(' ', a.answers #>> '{userInfo,firstName}', a.answers #>> '{userInfo,lastName}') AS "tenantName",
    a.answers #>> '{userInfo,email}' AS email, a.answers ->> 'employmentStatus' AS "employmentStatus",
    (a.answers ->> 'grossIncome')::float8 AS "grossIncome", (a.answers ->> 'coldRentAmount')::float8 AS "coldRentAmount",
    (a.answers ->> 'rentDepositAmount')::float8 AS "rentDepositAmount",
    (SELECT count(*)::int FROM unnest(d.required_documents) AS owed
      WHERE NOT EXISTS (SELECT FROM document WHERE document.ref_id = a.ref_id AND document.type = owed
        AND superseded_at IS NULL AND removed_at IS NULL AND scan = 'CLEAN')) AS owed,
    CASE WHEN d.made_by = 'STAFF' THEN d.at END AS "decidedAt", s.name AS "decidedBy", count(*) OVER () AS total
  FROM decision d JOIN application a ON a.decision_id = d.id LEFT JOIN staff_account s ON s.id = d.staff_id
  WHERE d.opened_at IS NOT NULL
    AND CASE $1::text WHEN 'OPEN' THEN d.outcome = 'MANUAL_REVIEW' WHEN 'DECIDED' THEN d.outcome <> 'MANUAL_REVIEW' ELSE true END
    AND ($2::text IS NULL OR d.review_cause = $2)
    AND ($3::text IS NULL OR concat_ws(' ', a.answers #>> '{userInfo,firstName}', a.answers #>> '{userInfo,lastName}',
      a.answers #>> '{userInfo,email}', a.ref_id) ILIKE $3)
  ORDER BY CASE WHEN $1 = 'OPEN' THEN d.opened_at END, d.at DESC, a.ref_id`;

export async function findCases(
  deps: Pick<Deps, "sql">,
  { state, cause, search, page }: CallInput<typeof listCases>["query"],
): Promise<CallAnswer<typeof listCases>> {
  const values = [state, cause ?? null, containing(search)];
  const asked = { name: "staff-cases", text: statement, values, page };
  return findPage(deps, asked, ({ openedAt, decidedAt, ...row }: Row) => ({
    ...row,
    openedAt: openedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
}
