import {
  type CallAnswer,
  invitationOffer,
  type InvitationOffer,
  type inviteTenants,
  type InvitationView,
} from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { refuseInvalidOffer, refuseOffer } from "../../invitations/index.ts";
import type { ChosenLocale } from "../../platform/http/locale.ts";
import { Refusal, toProblem } from "../../platform/http/refusal.ts";
import { parseStrictly } from "../../platform/http/parse-strictly.ts";
import { findByReference, toView } from "./find.ts";
import { invite } from "./invite.ts";
import type { Partner } from "../../platform/http/callers.ts";

type Answer = CallAnswer<typeof inviteTenants>;
type Act = (offer: InvitationOffer) => Promise<InvitationView | Refusal | null>;

export function inviteAll(
  deps: Deps,
  partner: Partner,
  lines: readonly unknown[],
  chosen: ChosenLocale,
): Promise<Answer> {
  return forEachLine(lines, (offer) => invite(deps, partner, offer, chosen));
}

/**
 * Reports which lines `inviteAll` would refuse, with all their errors, and which were invited before. Invites nobody.
 */
export function checkAllInvitations(deps: Deps, partner: Partner, lines: readonly unknown[]): Promise<Answer> {
  return forEachLine(
    lines,
    async (offer) => {
      const earlier = offer.reference && (await findByReference(deps.db, partner, offer.reference));
      return earlier ? toView(deps, partner, earlier) : refuseOffer(deps, offer);
    },
    (line, refusal) => refuseInvalidOffer(deps, line, refusal),
  );
}

/** Handles the lines one after the other, so that a long batch leaves capacity for other requests. */
async function forEachLine(
  lines: readonly unknown[],
  act: Act,
  refuse: (line: unknown, refusal: Refusal) => Promise<Refusal> | Refusal = (_, refusal) => refusal,
): Promise<Answer> {
  const results: Answer["results"] = [];
  for (const line of lines) {
    const offer = parseStrictly(invitationOffer, line);
    const outcome = await (offer instanceof Refusal ? refuse(line, offer) : act(offer));
    results.push(
      outcome instanceof Refusal
        ? { invitation: null, problem: toProblem(outcome) }
        : { invitation: outcome, problem: null },
    );
  }
  return { results };
}
