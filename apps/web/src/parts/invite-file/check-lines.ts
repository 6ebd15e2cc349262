import {
  checkDeposit,
  type FieldError,
  invitationOffer,
  type InvitationView,
  type Problem,
  type ProductLimits,
  toFieldErrors,
} from "@kautia/contract";
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

/** Checks the lines in the browser, then asks the server about those that are valid. Nobody is invited yet. */
export async function checkLines(
  check: BatchCalls["check"],
  lines: readonly Line[],
  inviter: Inviter,
  limitsIn: (country: string) => ProductLimits | null,
  locale: string,
): Promise<CallResult<CheckedLine[]>> {
  const checked: CheckedLine[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const offer = await toOffer(line.row, inviter, locale);
    const parsed = safeParse(invitationOffer, offer);
    const { reference } = offer;
    const faults = parsed.success
      ? []
      : addDepositFault(toFieldErrors(parsed.error, offer), offer, limitsIn(offer.address.country));
    // The same line twice in one file is one invitation.
    const state = faults.length > 0 ? "wrong" : seen.has(reference) ? "twice" : "new";
    checked.push({ ...line, offer, faults, state, status: null });
    seen.add(reference);
  }
  const asked = checked.filter(({ state }) => state === "new");
  if (asked.length === 0) return { ok: true, answer: checked };
  const answer = await check(asked.map(({ offer }) => offer));
  if (!answer.ok) return answer;
  for (const [at, { invitation, problem }] of answer.answer.results.entries()) {
    const line = asked[at];
    if (line && invitation) Object.assign(line, { state: "known", status: invitation.status });
    if (line && problem) Object.assign(line, { state: "wrong", faults: faultsOf(problem) });
  }
  return { ok: true, answer: checked };
}

/** Adds a wrong deposit, which the server would report only after the other faults are corrected. */
function addDepositFault(
  faults: readonly FieldError[],
  { coldRentAmount, rentDepositAmount }: Awaited<ReturnType<typeof toOffer>>,
  limits: ProductLimits | null,
): readonly FieldError[] {
  if (!limits || !rentDepositAmount || faults.some(({ path }) => path === "rentDepositAmount")) return faults;
  return [...faults, ...checkDeposit(rentDepositAmount, coldRentAmount || null, limits)];
}

export function faultsOf({ errorCode, data }: Problem): FieldError[] {
  return data.fields.length > 0 ? data.fields : [{ path: "", errorCode, params: {} }];
}
