import { ApiError } from "./api-error.ts";

type Outcome<Answer> =
  | { data: Answer; error?: never; response: Response }
  | { data?: never; error: unknown; response: Response };

/** Waits for a call and returns its answer. Throws an ApiError when the call was refused. */
export async function unwrap<Answer>(call: Promise<Outcome<Answer>>): Promise<Answer> {
  const { data, error, response } = await call;
  if (!response.ok || data === undefined) throw new ApiError(response, error);
  return data;
}
