import type { Problem } from "@kautia/contract";

/** The result of a call. Only bugs of the app are thrown. */
export type CallResult<Answer> = { ok: true; answer: Answer } | CallFailure;

export type CallFailure =
  /** The server refused: 400, 409, or a status that the caller handles. */
  | { ok: false; why: "refused"; problem: Problem }
  /** No response, or not one of ours. The input must be kept and can be sent again. */
  | { ok: false; why: "offline"; problem: null }
  /** A later request to the same address replaced this one, or the caller aborted it. */
  | { ok: false; why: "cancelled"; problem: null }
  /** The app went to the error page for the status. */
  | { ok: false; why: "left"; problem: null };

export const offline: CallFailure = { ok: false, why: "offline", problem: null };
export const cancelled: CallFailure = { ok: false, why: "cancelled", problem: null };
export const left: CallFailure = { ok: false, why: "left", problem: null };
