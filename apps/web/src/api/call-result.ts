import type { Problem } from "@kautia/contract";

/** What a call comes to. Only breakage of the app itself is thrown. */
export type CallResult<Answer> = { ok: true; answer: Answer } | CallFailure;

export type CallFailure =
  /** The server said no: 400, 409, and what the caller asked to have handed back. */
  | { ok: false; why: "refused"; problem: Problem }
  /** No answer, or none of ours: what was typed must be kept and may be sent again. */
  | { ok: false; why: "offline"; problem: null }
  /** A later request to the same address took its place. */
  | { ok: false; why: "cancelled"; problem: null }
  /** The page has been left for the error page of the status. */
  | { ok: false; why: "left"; problem: null };

export const offline: CallFailure = { ok: false, why: "offline", problem: null };
export const cancelled: CallFailure = { ok: false, why: "cancelled", problem: null };
export const left: CallFailure = { ok: false, why: "left", problem: null };
