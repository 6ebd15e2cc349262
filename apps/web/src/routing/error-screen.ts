import { type ErrorParams, isErrorCode, problem, type Problem, type ScreenId } from "@kautia/contract";

/** The error page for a status that no caller handles (specification §8, "Response handling"). */
export function errorScreen(status: number): ScreenId {
  if (status >= 500) return "500";
  return status === 410 ? "link-expired" : "404";
}

/** Validates the state, because an older version of the app may have put it into the history. */
export function readErrorState(state: unknown): { errorCode: Problem["errorCode"] | null; params: ErrorParams } {
  const code: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "errorCode") : null;
  const data = problem.shape.data.safeParse(Object(state).data);
  return {
    errorCode: typeof code === "string" && isErrorCode(code) ? code : null,
    params: data.success ? (data.data.fields[0]?.params ?? {}) : {},
  };
}
