import { isErrorCode, type Problem, type ScreenId } from "@kautia/contract";

/** What an error page knows of the error that led to it. */
export interface ErrorPageState {
  errorCode: Problem["errorCode"] | null;
  data: Problem["data"] | null;
}

/** The page of a status that no caller deals with (specification §8, "Response handling"). */
export function errorScreen(status: number): ScreenId {
  if (status >= 500) return "500";
  return status === 410 ? "link-expired" : "404";
}

/** What the history keeps may be of an older version of the app, or of anybody. */
export function readErrorState(state: unknown): Pick<ErrorPageState, "errorCode"> {
  const code: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "errorCode") : null;
  return { errorCode: typeof code === "string" && isErrorCode(code) ? code : null };
}
