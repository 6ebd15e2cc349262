import type { CallAnswer, CallInput, listStaffPeople, StaffColleague } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";
import { findPage } from "../lists/find-page.ts";
import type { Person } from "../session.ts";

const text = `
  SELECT * FROM (
    SELECT id::text, name, email, role, created_at AS since,
      CASE WHEN disabled_at IS NOT NULL THEN 'LOCKED' WHEN password_hash IS NULL THEN 'INVITED' ELSE 'ACTIVE' END AS state,
      (SELECT max(at) FROM staff_act WHERE staff_id = s.id AND act = 'log-in') AS "lastLogin"
    FROM staff_account s WHERE $3::text IS NULL OR id::text = $3
  ) AS colleague
  WHERE ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR concat_ws(' ', name, email) ILIKE $2)
  ORDER BY lower(name), id`;

type Row = Omit<StaffColleague, "since" | "lastLogin" | "own"> & { since: Date; lastLogin: Date | null };
type Wanted = CallInput<typeof listStaffPeople>["query"] & { id?: string };

export async function findPeople(
  deps: Pick<Deps, "sql">,
  person: Person,
  { state, search, page, id }: Wanted,
): Promise<CallAnswer<typeof listStaffPeople>> {
  const values = [state ?? null, toLikePattern(search), id ?? null];
  return findPage(deps, { name: "staff-people", text, values, page, key: ["since", "id"] }, (row: Row) => ({
    ...row,
    since: row.since.toISOString(),
    lastLogin: row.lastLogin?.toISOString() ?? null,
    own: row.id === person.id,
  }));
}

export async function readColleague(
  deps: Pick<Deps, "sql">,
  person: Person,
  id: string,
): Promise<StaffColleague | Refusal> {
  const { rows } = await findPeople(deps, person, { search: null, page: 1, id });
  return rows[0] ?? refuse("NOT_FOUND");
}
