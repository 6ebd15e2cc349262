import { type FieldError, invitationOffer, type InvitationView, type Problem, toFieldErrors } from "@kautia/contract";
import { safeParse } from "zod/mini";
import type { CallResult } from "../../api/call-result.ts";
import type { BatchCalls } from "./batch-calls.ts";
import type { Line } from "./read-file.ts";
import { type Inviter, toOffer } from "./to-offer.ts";

/** A line of the file, and the result of inviting it. */
export interface CheckedLine extends Line {
  offer: object;
  /** `twice`: an earlier line of the file is the same. `known`: there is an invitation already. */
  state: "new" | "known" | "twice" | "wrong";
  /** The status of the invitation that is there already. */
  status: InvitationView["status"] | null;
  faults: readonly FieldError[];
}

/** Checks the lines in the browser and at the server, and shows the faults of both. Nobody is invited yet. */
export async function checkLines(
  check: BatchCalls["check"],
  lines: readonly Line[],
  inviter: Inviter,
  locale: string,
): Promise<CallResult<CheckedLine[]>> {
  const checked: CheckedLine[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const offer = await toOffer(line.row, inviter, locale);
    const parsed = safeParse(invitationOffer, offer);
    const { reference } = offer;
    const faults = parsed.success ? [] : toFieldErrors(parsed.error, offer);
    // The same line twice in one file is one invitation.
    const state = faults.length > 0 ? "wrong" : seen.has(reference) ? "twice" : "new";
    checked.push({ ...line, offer, faults, state, status: null });
    seen.add(reference);
  }
  const asked = checked.filter(({ state }) => state !== "twice");
  if (asked.length === 0) return { ok: true, answer: checked };
  const answer = await check(asked.map(({ offer }) => offer));
  if (!answer.ok) return answer;
  for (const [index, { invitation, problem }] of answer.answer.results.entries()) {
    const line = asked[index];
    if (line && invitation) Object.assign(line, { state: "known", status: invitation.status });
    if (line && problem) Object.assign(line, { state: "wrong", faults: addFaults(line.faults, faultsOf(problem)) });
  }
  return { ok: true, answer: checked };
}

/** If both find the same field wrong, the browser's fault is shown, because it knows what the file says. */
function addFaults(ours: readonly FieldError[], theirs: readonly FieldError[]): FieldError[] {
  return [...ours, ...theirs.filter(({ path }) => !ours.some((fault) => fault.path === path))];
}

export function faultsOf({ errorCode, data }: Problem): FieldError[] {
  return data.fields.length > 0 ? data.fields : [{ path: "", errorCode, params: {} }];
}
