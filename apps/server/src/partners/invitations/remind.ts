import { type InvitationView, maxInvitationReminders, reminderPauseHours } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { remindInvited } from "../../invitations/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Partner } from "../../platform/http/callers.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { findInvitation, toView } from "./find.ts";
import { hour } from "../../platform/rules/durations.ts";

/** Reminds an invited tenant by mail, at most once a day; a second request on that day changes nothing. */
export async function remindTenant(deps: Deps, partner: Partner, id: string): Promise<InvitationView | Refusal> {
  const reminded = await inTransaction(deps.db, async (transaction) => {
    const found = await findInvitation(transaction, partner, id);
    if (!found) return refuse("INVITATION_UNKNOWN");
    const { status, step, expiresAt } = toView(deps, partner, found, id);
    if (status === "WITHDRAWN" || status === "EXPIRED" || new Date(expiresAt) <= deps.clock.now())
      return refuse("INVITATION_EXPIRED");
    const isWaiting = step === "INVITED" || step === "STARTED";
    if (!isWaiting || (found.reminders >= maxInvitationReminders && !isRecent(deps, found.reminded_at)))
      return refuse("STEP_NOT_ALLOWED");
    await remindInvited(transaction, deps, { idHash: found.id_hash, inviterName: partner.name });
    const now = await findInvitation(transaction, partner, id);
    return now ? toView(deps, partner, now, id) : refuse("INVITATION_UNKNOWN");
  });
  if (!(reminded instanceof Refusal)) deps.jobs.wake();
  return reminded;
}

function isRecent({ clock }: Pick<Deps, "clock">, at: Date | null): boolean {
  return at !== null && clock.now().getTime() - at.getTime() < reminderPauseHours * hour;
}
