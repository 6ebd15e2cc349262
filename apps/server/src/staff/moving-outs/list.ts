import { listMovingOuts } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { contains } from "../../platform/lists/contains.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { dueInOrder } from "../../views/due-at.ts";
import { movingOutDue, selectMovingOuts } from "../../views/moving-outs.ts";
import { isAssigned, selectAssignee } from "../assignments/assignee.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

const id = sql<string>`given.id::text`;

export type MovingOutListNeeds = Pick<Deps, "db" | "config"> & { person: StaffMember };

/**
 * First proofs that wait for the desk, by the day on which they are due, then for the tenant, oldest first; then
 * decided ones, newest first.
 */
export const movingOutList = defineList({
  call: listMovingOuts,
  query: ({ db, config }: MovingOutListNeeds) =>
    db
      .selectFrom(selectMovingOuts(db).as("given"))
      .select(["given.id", "given.contract_number as contractNumber", "given.tenants as tenantName"])
      .select(["given.landlord_name as landlordName", "given.moved_out_on as movedOutOn", "given.given_at as givenAt"])
      .select(["given.confirmed_on as confirmedOn", "given.decided_at as decidedAt", "given.decided_by as decidedBy"])
      .select(["given.state", selectAssignee("MOVING_OUT", id).as("assignee")])
      .select(movingOutDue(config.brand.promisedWorkingDays).as("dueAt")),
  filters: {
    state: (query, state) => query.where("given.state", "=", state),
    assigned: (query, assigned, { person }) => query.where(isAssigned("MOVING_OUT", id, assigned, person)),
    search: (query, search) =>
      query.where((eb) =>
        contains(
          eb,
          search,
          "given.tenants",
          "given.tenant_email",
          "given.landlord_name",
          "given.landlord_email",
          "given.contract_number",
          "given.full_address",
          "given.ref_id",
        ),
      ),
  },
  usualOrder: (query) =>
    query
      .orderBy(sql`coalesce(array_position(ARRAY['OPEN', 'PROOF'], given.state), 3)`)
      .orderBy("dueAt")
      .orderBy("given.decided_at", "desc")
      .orderBy("given.given_at")
      .orderBy("given.id"),
  sortsBecause: "no column holds a proof's state; few tenants prove that they moved out",
  orders: {
    givenAt: ["given.given_at", "given.id"],
    dueAt: ({ config }, direction) => [
      dueInOrder(movingOutDue(config.brand.promisedWorkingDays), direction),
      "given.id",
    ],
  },
  show: (row) => ({
    ...row,
    givenAt: row.givenAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
  }),
  csv: {
    key: ["givenAt", "id"],
    columns: [
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.tenant", ({ tenantName }) => tenantName],
      ["staff.col.landlord", ({ landlordName }) => landlordName],
      ["staff.movingOut.day", ({ confirmedOn, movedOutOn }) => confirmedOn ?? movedOutOn],
      ["staff.col.due", ({ dueAt }, { time }) => time(dueAt)],
      ["staff.col.since", ({ givenAt }, { time }) => time(givenAt)],
      ["staff.col.state", ({ state }, { t }) => t(`staff.movingOut.${state}`)],
      ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
      ["staff.export.decidedBy", ({ decidedBy }) => decidedBy],
      ["staff.export.decidedAt", ({ decidedAt }, { time }) => time(decidedAt)],
    ],
  },
});
