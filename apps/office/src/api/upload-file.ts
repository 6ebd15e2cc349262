import { buildUrl, type Call, type CallAnswer, readProblem, type UrlValues } from "@kautia/contract";
import { CallError } from "./call-api.ts";

/** Uploads one file. A repeat after a lost connection does not store it twice. */
export async function uploadFile<C extends Call>(call: C, params: UrlValues, file: File): Promise<CallAnswer<C>> {
  const body = new FormData();
  body.append("file", file);
  const headers = {
    Accept: "application/json",
    "Accept-Language": document.documentElement.lang,
    "Idempotency-Key": crypto.randomUUID(),
  };
  const send = () => fetch(buildUrl(call, params), { method: "POST", headers, body });
  const response = await send()
    .catch(send)
    .catch(() => {
      throw new CallError(call, null);
    });
  const answer: unknown = await response.json().catch(() => undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server validates its answers by the call's schema
  if (response.ok) return answer as CallAnswer<C>;
  throw new CallError(call, readProblem(answer, response.headers.get("Retry-After")));
}
