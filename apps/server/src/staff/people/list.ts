import { listStaffPeople, type StaffColleague } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { contains } from "../../platform/lists/contains.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

interface Needs extends Pick<Deps, "db"> {
  person: StaffMember;
  /** Only this colleague. */
  id?: string;
}

const accountState = sql<StaffColleague["state"]>`CASE WHEN s.disabled_at IS NOT NULL THEN 'LOCKED'
  WHEN s.password_hash IS NULL THEN 'INVITED' ELSE 'ACTIVE' END`;
const id = sql<string>`s.id::text`;

export const peopleList = defineList({
  call: listStaffPeople,
  query: ({ db, id: only }: Needs) => {
    const all = db
      .selectFrom("staff_account as s")
      .select([id.as("id"), "s.name", "s.email", "s.role", "s.created_at as since", accountState.as("state")])
      .select((eb) =>
        eb
          .selectFrom("staff_act")
          .select(({ fn }) => fn.max("staff_act.at").as("at"))
          .whereRef("staff_act.staff_id", "=", "s.id")
          .where("staff_act.act", "=", "log-in")
          .as("lastLogin"),
      );
    return only === undefined ? all : all.where(id, "=", only);
  },
  filters: {
    state: (query, state) => query.where(accountState, "=", state),
    search: (query, search) => query.where((eb) => contains(eb, search, "s.name", "s.email")),
  },
  usualOrder: "name",
  sortsBecause: "few people work at the desk",
  orders: { name: [sql`lower(s.name)`, "s.id"], since: ["s.created_at", "s.id"] },
  show: (row, { person }) => ({
    ...row,
    since: row.since.toISOString(),
    lastLogin: row.lastLogin?.toISOString() ?? null,
    own: row.id === person.id,
  }),
  csv: {
    columns: [
      ["staff.people.name", ({ name }) => name],
      ["staff.email", ({ email }) => email],
      ["staff.people.role", ({ role }, { t }) => t(`staff.role.${role}`)],
      ["staff.state", ({ state }, { t }) => t(`staff.people.state.${state}`)],
      ["staff.col.since", ({ since }, { time }) => time(since)],
      ["staff.people.lastLogin", ({ lastLogin }, { time }) => time(lastLogin), "login"],
    ],
  },
});

export async function readColleague(needs: Needs): Promise<StaffColleague | Refusal> {
  const { rows } = await peopleList.readPage(needs, { search: null, page: 1 });
  return rows[0] ?? refuse("NOT_FOUND");
}
