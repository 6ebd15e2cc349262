import type * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";
import type { Access } from "./access.ts";

type Schema = z.core.$ZodType;

/** The answers that are no JSON, with their content types: a PDF that we made, an uploaded file, a list, days for a calendar. */
export const downloadTypes = {
  pdf: "application/pdf",
  file: "application/octet-stream",
  csv: "text/csv",
  calendar: "text/calendar",
} as const;
export type Download = keyof typeof downloadTypes;

type UploadField = "token" | "type";
type Starting = "always" | "without-token";

/**
 * One call of the API. The server validates with it, the client's types derive from it, and OpenAPI publishes it.
 * `path` is relative to /api/v1 and has a `:name` for each parameter in `params`.
 */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | Download = Schema | Download,
  A extends Access = Access,
  Upload extends readonly UploadField[] | undefined = readonly UploadField[] | undefined,
  Starts extends Starting | undefined = Starting | undefined,
> {
  name: string;
  /** One sentence for the OpenAPI document. */
  summary: string;
  method: "GET" | "POST" | "DELETE";
  path: `/${string}`;
  params?: Params;
  query?: Query;
  body?: Body;
  /** For a body of one file as multipart/form-data: the parts before `file`, in order. */
  upload?: Upload;
  /** The schema of the JSON answer, or what is downloaded instead. */
  answer: Answer;
  /** Error codes of this call, in addition to those of every call (`common` in the OpenAPI document). */
  errors: readonly ErrorCode[];
  /** The largest body in bytes if it is not 100 kB. */
  maxBodyBytes?: number;
  /** Whether unknown fields and query parameters are FIELD_UNKNOWN. Calls of partners always refuse them. */
  isStrict?: boolean;
  /**
   * Whether the call starts an application or invites to one, always or only without a token in its body. Such calls
   * are PROVIDER_UNAVAILABLE while the app is closed (docs/operations.md).
   */
  startsApplication?: Starts;
  /** The status of the response if it is not 200. */
  answerStatus?: 201;
  /**
   * Required where the answer to a POST contains a secret, such as an IBAN, a token or a link: what a repeat with the
   * same Idempotency-Key gets. `new-answer`: the call runs again, and its answer is never stored. `same-answer`: running
   * again would create a second thing, so the answer is stored, encrypted with the key (docs/decisions.md).
   */
  repeat?: "new-answer" | "same-answer";
  /** Who may call. The server finds the caller before anything else happens. */
  access: A;
  /**
   * Which link lets a landlord in, if not the personal one: `claims` also accepts a former landlord's, `any` the
   * read-only one as well, `confirmation` is an invitation's.
   */
  landlordLink?: "any" | "claims" | "confirmation";
}

// An optional property's type includes undefined. Extracting the schema tells whether the call has one.
type Present<S> = Extract<S, Schema>;
type Output<S> = [Present<S>] extends [never] ? undefined : z.output<Present<S>>;
type Given<Name extends string, S> = [Present<S>] extends [never] ? unknown : Part<Name, z.input<Present<S>>>;
// A part whose fields are all optional may be left out.
type Part<Name extends string, Value> =
  Record<string, never> extends Value ? Partial<Record<Name, Value>> : Record<Name, Value>;

/** What the server's handler receives, after parsing. */
export interface CallInput<C extends Call> {
  params: Output<C["params"]>;
  query: Output<C["query"]>;
  body: Output<C["body"]>;
}

/** What a client sends, before parsing. */
export type CallRequest<C extends Call> = Given<"params", C["params"]> &
  Given<"query", C["query"]> &
  Given<"body", C["body"]>;

/** The JSON answer. */
export type CallAnswer<C extends Call> = z.output<Extract<C["answer"], Schema>>;

export function isDownload(answer: Call["answer"]): answer is Download {
  return typeof answer === "string";
}

export function isStrict({ access, isStrict: own }: Pick<Call, "access" | "isStrict">): boolean {
  return own ?? (access === "partner" || access === "partner-person");
}

/** Keeps the exact types of a call's schemas. */
export function defineCall<
  Answer extends Schema | Download,
  A extends Access,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Upload extends readonly UploadField[] | undefined = undefined,
  Starts extends Starting | undefined = undefined,
>(call: Call<Params, Query, Body, Answer, A, Upload, Starts>): Call<Params, Query, Body, Answer, A, Upload, Starts> {
  return call;
}
