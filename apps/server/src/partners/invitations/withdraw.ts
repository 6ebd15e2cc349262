import type { InvitationView } from "@kautia/contract";
import { withdrawInvitation } from "../../invitations/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { findInvitation, viewInvitation } from "./find.ts";
import type { Partner } from "../../platform/http/callers.ts";

/** Withdraws an invitation and deletes its unsent mail. Refuses another partner's invitation as unknown. */
export async function withdrawOwnInvitation(
  deps: Deps,
  partner: Partner,
  id: string,
): Promise<InvitationView | Refusal> {
  const found = await findInvitation(deps.db, partner, id);
  if (!found) return refuse("INVITATION_UNKNOWN");
  await inTransaction(deps.db, (transaction) => withdrawInvitation(transaction, found.id_hash, deps.clock.now()));
  const invitation = await viewInvitation(deps, partner, id);
  return "status" in invitation && invitation.status !== "WITHDRAWN" ? refuse("INVITATION_EXPIRED") : invitation;
}
