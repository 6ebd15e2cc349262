import { type CalendarDate, type ErrorCode, errors, type FieldError, fieldError, type Problem } from "@kautia/contract";

/** Retry-After of a 503 that says nothing else: our provider or storage does not answer. In seconds. */
const laterSeconds = 30;

/** An expected error, returned rather than thrown: a code of the catalogue and the fields concerned. */
export class Refusal {
  readonly errorCode: ErrorCode;
  readonly fields: readonly FieldError[];
  /** Seconds after which the client may retry; null without Retry-After. */
  readonly retryAfter: number | null;
  /** The HTTP status, normally that of the code. */
  readonly status: number;

  constructor(
    errorCode: ErrorCode,
    fields: readonly FieldError[] = [],
    retryAfter: number | null = errors[errorCode].status === 503 ? laterSeconds : null,
    status: number = errors[errorCode].status,
  ) {
    this.errorCode = errorCode;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.status = status;
  }
}

export function refuse(errorCode: ErrorCode, fields: readonly (string | FieldError)[] = []): Refusal {
  return new Refusal(
    errorCode,
    fields.map((field) => (typeof field === "string" ? fieldError(field, errorCode) : field)),
  );
}

export function refuseTemporarily(errorCode: ErrorCode, retryAfter: number): Refusal {
  return new Refusal(errorCode, [], retryAfter);
}

/** For a body with a content type or encoding that the call does not accept. */
export function refuseBodyType(): Refusal {
  return new Refusal("BODY_INVALID", [], null, 415);
}

export function refuseFields(fields: readonly FieldError[]): Refusal {
  return new Refusal(fields[0]?.errorCode ?? "FIELD_INVALID", fields);
}

/** Refuses a day outside of these two, and names them; null for none is fine. */
export function refuseDay(
  field: string,
  day: CalendarDate | null,
  [earliest, latest]: readonly [CalendarDate, CalendarDate],
): Refusal | null {
  if (day === null || (day >= earliest && day <= latest)) return null;
  return refuseFields([fieldError(field, "FIELD_INVALID", { earliest, latest })]);
}

/** Messages for developers; the web app shows its own text for each code. */
const messages: Partial<Record<ErrorCode, string>> = {
  FIELD_REQUIRED: "A field is missing or empty.",
  FIELD_INVALID: "A field has a wrong form or value.",
  FIELD_UNKNOWN: "The call has no such field or query parameter.",
  STEP_NOT_ALLOWED: "This step comes too early, or too late.",
  APPLICATION_LOCKED: "The contract is signed; nothing may change any more.",
  OFFER_CHANGED: "The price, plan or contract is no longer the one that was shown.",
  COUNTRY_NOT_OFFERED: "No guarantees are given in this country at present.",
  TOKEN_UNKNOWN: "The token is unknown or has expired.",
  LINK_MALFORMED: "The link is not a compact JWS with a partner in `iss`, or it is not valid yet.",
  LINK_KEY_UNKNOWN: "The partner in `iss` is unknown or has no signing key.",
  LINK_SIGNATURE_INVALID: "The signature does not match the partner's key and its algorithm.",
  IDEMPOTENCY_KEY_REUSED: "The Idempotency-Key was used with another body.",
  SANDBOX_KEY: "This is a test key, and this is not a sandbox; test keys work only there.",
  LIVE_KEY: "This is a live key, and this is a sandbox; make a test key here.",
  WEBHOOK_EXISTS: "Another webhook of the partner has this address.",
  NOT_FOUND: "There is nothing at this path.",
  BODY_INVALID:
    "The body is not a JSON object sent as application/json or, for an upload, a file sent as multipart/form-data, or it is compressed or not in UTF-8.",
  REQUEST_INVALID: "The request line or a header is malformed, or a condition in a header is not met.",
  METHOD_NOT_ALLOWED: "The path does not have this method; `Allow` lists those it has.",
  ORIGIN_REFUSED: "Pages of other sites may not write; programs send no Origin header.",
  BODY_TOO_LARGE: "The body is larger than this call accepts; most calls accept 100 kB.",
  RATE_LIMITED: "Too many requests; try again after Retry-After seconds.",
  INTERNAL: "Something went wrong on our side.",
  OVERLOADED: "The server is working on as many requests as it can; try again after Retry-After seconds.",
  UNAVAILABLE: "The database does not answer; try again after Retry-After seconds.",
  PROVIDER_UNAVAILABLE: "A provider does not answer; try again later.",
  PROVIDER_FAILED: "A provider refused our own request; trying again does not help.",
};

export function toProblem({ errorCode, fields, status }: Refusal): Problem {
  const title = errorCode.toLowerCase().replaceAll("_", " ");
  return {
    type: `urn:kautia:error:${errorCode}`,
    title,
    status,
    errorCode,
    message: messages[errorCode] ?? `${title.charAt(0).toUpperCase()}${title.slice(1)}.`,
    data: { fields: [...fields] },
  };
}

export interface WireAnswer {
  status: number;
  body: unknown;
  /** Seconds; sent as Retry-After. */
  retryAfter?: number | null;
  /** The token of a new session; null ends the session. */
  session?: string | null | undefined;
}

export function refusalAnswer(refusal: Refusal): WireAnswer {
  const body = toProblem(refusal);
  return { status: body.status, body, retryAfter: refusal.retryAfter };
}
