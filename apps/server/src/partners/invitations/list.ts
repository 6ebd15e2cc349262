import {
  type CalendarDate,
  type CallAnswer,
  type CallInput,
  countryFacts,
  defaultCountry,
  invitationsPerCall,
  type InvitationView,
  listInvitations,
} from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { contains } from "../../platform/lists/contains.ts";
import { defineCursorList } from "../../platform/lists/define-cursor-list.ts";
import { readCursor, writeCursor } from "../rules/invitation-cursor.ts";
import { selectInvitations, toView } from "./find.ts";
import type { Partner } from "../../platform/http/callers.ts";

/** Invitations, newest first. `from` and `to` are days in the default country's time zone. */
export const invitationList = defineCursorList({
  call: listInvitations,
  pageSize: invitationsPerCall,
  query: ({ db, partner }: Pick<Deps, "db" | "config" | "clock"> & { partner: Partner }) =>
    selectInvitations(db, partner),
  filters: {
    status: (query, status, { clock }) => query.where(statusAt(clock.now()), "=", status),
    reference: (query, reference) => query.where("reference", "=", reference),
    search: (query, search) =>
      query.where((eb) =>
        contains(eb, search, "reference", "invited_name", "invitation.tenant_email", "invitation.full_address"),
      ),
    from: (query, from) => query.where("invitation.created_at", ">=", startOfDay(from)),
    to: (query, to) => query.where("invitation.created_at", "<", startOfDay(to, 1)),
  },
  order: (query) => query.orderBy("invitation.created_at", "desc").orderBy("public_id", "desc"),
  writeCursor: (row) => writeCursor({ createdAt: row.created_at, publicId: row.public_id }),
  readCursor,
  after: (query, { createdAt, publicId }) =>
    query.where(sql<boolean>`(invitation.created_at, public_id) < (${createdAt}, ${publicId})`),
  show: (row, { partner, ...deps }) => toView(deps, partner, row),
  columns: [
    ["partners.col.reference", ({ reference }) => reference],
    ["partners.col.tenantEmail", ({ tenantEmail }) => tenantEmail],
    ["partners.col.address", ({ fullAddress }) => fullAddress],
    ["partners.col.start", ({ insuranceStart }) => insuranceStart],
    ["partners.col.end", ({ insuranceEnd }) => insuranceEnd],
    ["partners.col.state", ({ status }, { t }) => t(`partners.invitation.${status}`)],
    ["partners.col.invited", ({ createdAt }, { time }) => time(createdAt)],
    ["partners.col.expires", ({ expiresAt }, { time }) => time(expiresAt)],
    ["partners.col.used", ({ usedAt }, { time }) => time(usedAt)],
    ["partners.col.tenant", ({ tenantName }) => tenantName],
    ["partners.col.step", ({ step }, { t }) => t(`partners.step.${step}`)],
    ["partners.col.reminded", ({ remindedAt }, { time }) => time(remindedAt)],
  ],
});

export async function listOwnInvitations(
  deps: Pick<Deps, "db" | "config" | "clock">,
  partner: Partner,
  asked: CallInput<typeof listInvitations>["query"],
): Promise<CallAnswer<typeof listInvitations> | Refusal> {
  const page = await invitationList.readPage({ ...deps, partner }, asked);
  return page instanceof Refusal ? page : { invitations: page.rows, next: page.next };
}

const statusAt = (now: Date) =>
  sql<
    InvitationView["status"]
  >`CASE WHEN invitation.status = 'OPEN' AND expires_at <= ${now} THEN 'EXPIRED' ELSE invitation.status END`;

/** SQL, because PostgreSQL calculates with every day that a filter may name, also with the one after 9999-12-31. */
function startOfDay(day: CalendarDate, daysLater = 0) {
  return sql<Date>`(${day}::date + ${daysLater}::integer)::timestamp AT TIME ZONE ${countryFacts[defaultCountry].timeZone}`;
}
