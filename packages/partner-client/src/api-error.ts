import type { components } from "./schema.ts";

type Problem = components["schemas"]["Problem"];
export type ErrorCode = Problem["errorCode"];
/** `path` is the path of the field in the body, such as `tenant.email`, or the name of the query parameter. */
export type FieldError = Problem["data"]["fields"][number];

/** A call that was refused. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The HTTP status. */
  readonly status: number;
  /** Null when the answer is not from the API, such as a proxy's page. */
  readonly code: ErrorCode | null;
  readonly fields: readonly FieldError[];
  /** The request's id, by which our support finds it in the logs. */
  readonly requestId: string | null;
  /** Seconds until a retry is allowed; null if the API does not say. */
  readonly retryAfter: number | null;

  constructor({ status, statusText, headers }: Response, body: unknown) {
    const problem = isProblem(body) ? body : null;
    const fields = problem?.data.fields ?? [];
    const wrong = fields.map(({ path, errorCode }) => `${path}: ${errorCode}`).join(", ");
    const text = problem ? `${problem.errorCode}: ${problem.message}` : statusText;
    super(`${status} ${text}${wrong && ` (${wrong})`}`);
    this.status = status;
    this.code = problem?.errorCode ?? null;
    this.fields = fields;
    this.requestId = headers.get("x-request-id");
    this.retryAfter = headers.has("retry-after") ? Number(headers.get("retry-after")) : null;
  }
}

function isProblem(body: unknown): body is Problem {
  const { errorCode, data } = Object(body);
  return typeof errorCode === "string" && Array.isArray(data?.fields);
}
