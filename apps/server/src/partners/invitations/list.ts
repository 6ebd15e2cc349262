import {
  type CalendarDate,
  type CallAnswer,
  type CallInput,
  countryFacts,
  defaultCountry,
  invitationsPerCall,
  type listInvitations,
} from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";
import { readCursor, writeCursor } from "../rules/invitation-cursor.ts";
import { selectInvitations, toView } from "./find.ts";
import type { Partner } from "../../platform/http/callers.ts";

/** Invitations, newest first. `from` and `to` are days in the default country's time zone. */
export async function listOwnInvitations(
  deps: Deps,
  partner: Partner,
  { status, reference, search, from, to, after }: CallInput<typeof listInvitations>["query"],
): Promise<CallAnswer<typeof listInvitations> | Refusal> {
  const place = after === null ? null : readCursor(after);
  if (after !== null && place === null) return refuse("FIELD_INVALID", ["after"]);
  const now = deps.clock.now();
  const statusNow = sql`CASE WHEN invitation.status = 'OPEN' AND expires_at <= ${now} THEN 'EXPIRED' ELSE invitation.status END`;
  let query = selectInvitations(deps.db, partner)
    .orderBy("invitation.created_at", "desc")
    .orderBy("public_id", "desc")
    .limit(invitationsPerCall + 1);
  if (status) query = query.where(statusNow, "=", status);
  if (reference !== null) query = query.where("reference", "=", reference);
  if (search !== null)
    query = query.where(
      sql<boolean>`concat_ws(' ', reference, invitation.tenant_email, invitation.full_address) ILIKE ${toLikePattern(search)}`,
    );
  if (from) query = query.where("invitation.created_at", ">=", startOfDay(from));
  if (to) query = query.where("invitation.created_at", "<", startOfDay(to, 1));
  if (place)
    query = query.where(sql<boolean>`(invitation.created_at, public_id) < (${place.createdAt}, ${place.publicId})`);
  const rows = await query.execute();
  const page = rows.slice(0, invitationsPerCall);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    invitations: page.map((row) => toView(deps, partner, row)),
    next: last ? writeCursor({ createdAt: last.created_at, publicId: last.public_id }) : null,
  };
}

/** SQL, because PostgreSQL calculates with every day that a filter may name, also with the one after 9999-12-31. */
function startOfDay(day: CalendarDate, daysLater = 0) {
  return sql<Date>`(${day}::date + ${daysLater}::integer)::timestamp AT TIME ZONE ${countryFacts[defaultCountry].timeZone}`;
}
