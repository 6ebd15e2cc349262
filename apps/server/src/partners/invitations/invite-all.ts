import {
  type CallAnswer,
  fieldError,
  invitationOffer,
  type inviteTenants,
  type InvitationView,
  type Language,
  toFieldErrors,
} from "@kautia/contract";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import { Refusal, refuseFields, toProblem } from "../../platform/http/refusal.ts";
import { findUnknownFields } from "../../platform/http/unknown-fields.ts";
import type { Partner } from "../find-partner.ts";
import { invite } from "./invite.ts";

/** One after the other, so that a long batch leaves the database to others. */
export async function inviteAll(
  deps: Deps,
  partner: Partner,
  lines: readonly unknown[],
  language: Language,
): Promise<CallAnswer<typeof inviteTenants>> {
  const results: CallAnswer<typeof inviteTenants>["results"] = [];
  for (const line of lines) {
    const outcome = await inviteLine(deps, partner, line, language);
    results.push(
      outcome instanceof Refusal
        ? { invitation: null, problem: toProblem(outcome) }
        : { invitation: outcome, problem: null },
    );
  }
  return { results };
}

async function inviteLine(
  deps: Deps,
  partner: Partner,
  line: unknown,
  language: Language,
): Promise<InvitationView | Refusal> {
  const parsed = z.safeParse(invitationOffer, line);
  const unknown = findUnknownFields(invitationOffer, line).map((path) => fieldError(path, "FIELD_UNKNOWN"));
  if (!parsed.success || unknown.length > 0)
    return refuseFields([...(parsed.error ? toFieldErrors(parsed.error, line) : []), ...unknown]);
  return invite(deps, partner, parsed.data, language);
}
