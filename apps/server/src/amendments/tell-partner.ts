import { amendmentRules } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { guaranteeData, type Policy } from "../policy/index.ts";
import type { AmendmentRow } from "../views/amendments.ts";
import { eventId, writeEvent } from "../webhooks/index.ts";

/** Tells the partner that acts for the landlord how far a change has come, if landlords see changes of its kind. */
export async function tellPartner(
  transaction: Transaction<Database>,
  policy: Policy,
  { id, kind, state, asked_by, waits_for, until_day, from_day }: AmendmentRow,
  at: Date,
): Promise<void> {
  if (policy.partner_id === null || !amendmentRules[kind].shownTo.includes("LANDLORD")) return;
  await writeEvent(transaction, policy.ref_id, {
    id: eventId("amendment.changed", id, state, ...waits_for),
    type: "amendment.changed",
    at,
    data: {
      ...guaranteeData(policy),
      amendmentId: id,
      kind,
      amendmentState: state,
      askedBy: asked_by,
      waitsFor: waits_for,
      until: state === "ASKED" ? until_day : null,
      appliesFrom: state === "AGREED" || state === "IN_FORCE" ? from_day : null,
    },
  });
}
