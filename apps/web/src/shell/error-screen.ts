import { isErrorCode, type Problem, type ScreenId } from "@kautia/contract";

export interface ErrorPageState {
  errorCode: Problem["errorCode"] | null;
  data: Problem["data"] | null;
}

/** The error page for a status that no caller handles (specification §8, "Response handling"). */
export function errorScreen(status: number): ScreenId {
  if (status >= 500) return "500";
  return status === 410 ? "link-expired" : "404";
}

/** Validates the state, because an older version of the app may have put it into the history. */
export function readErrorState(state: unknown): Pick<ErrorPageState, "errorCode"> {
  const code: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "errorCode") : null;
  return { errorCode: typeof code === "string" && isErrorCode(code) ? code : null };
}
