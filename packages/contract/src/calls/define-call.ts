import type * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";

type Schema = z.core.$ZodType;

/**
 * One call of the API: what the server validates, what the client's types come from, and what OpenAPI publishes.
 * `path` is under /api/v1, with `:name` for what `params` describes.
 */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  name: string;
  /** One sentence for the OpenAPI document. */
  summary: string;
  method: "GET" | "POST" | "DELETE";
  path: `/${string}`;
  params?: Params;
  query?: Query;
  body?: Body;
  /** For a body that is one file as multipart/form-data: the parts before it, in their order; the file's is `file`. */
  upload?: readonly ("token" | "type")[];
  answer: Answer;
  /** Codes this call answers beside those that every call may (`common` of the OpenAPI document). */
  errors: readonly ErrorCode[];
  /** The answer's type where it is not JSON; `answer` then says nothing. */
  answerType?: "application/pdf" | "application/octet-stream";
  /** Status of the answer where it is not 200. */
  answerStatus?: 201;
  /**
   * Who may call: nobody is asked (`public`), the tenant's token, the landlord's link, who is logged in (`session`), a
   * partner's API key as `Authorization: Bearer`, or the insurer's own people (`staff`; their cookie is another one).
   */
  access: "public" | "tenant" | "landlord" | "session" | "partner" | "staff";
}

// An optional property may be undefined as far as its type says; what is left tells whether the call has a schema there.
type Present<S> = Extract<S, Schema>;
type Output<S> = [Present<S>] extends [never] ? undefined : z.output<Present<S>>;
type Given<Name extends string, S> = [Present<S>] extends [never] ? unknown : Record<Name, z.input<Present<S>>>;

/** What the server's handler receives: parsed. */
export interface CallInput<C extends Call> {
  params: Output<C["params"]>;
  query: Output<C["query"]>;
  body: Output<C["body"]>;
}

/** What a client sends: before parsing. */
export type CallRequest<C extends Call> = Given<"params", C["params"]> &
  Given<"query", C["query"]> &
  Given<"body", C["body"]>;

export type CallAnswer<C extends Call> = z.output<C["answer"]>;

/** Keeps the exact types of a call's schemas. */
export function defineCall<
  Answer extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(call: Call<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
  return call;
}
