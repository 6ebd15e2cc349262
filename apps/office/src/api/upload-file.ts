import { buildUrl, type Call, readProblem, type UrlValues } from "@kautia/contract";
import { CallError } from "./call-api.ts";

/** Uploads one file. A repeat after a lost connection does not store it twice. */
export async function uploadFile(call: Call, params: UrlValues, file: File): Promise<void> {
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
  if (response.ok) return;
  const answer: unknown = await response.json().catch(() => undefined);
  throw new CallError(call, readProblem(answer, response.headers.get("Retry-After")));
}
