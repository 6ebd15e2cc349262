import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./schema.ts";

export interface ClientOptions {
  /** The address of the API, such as `https://kautia.example/api/v1`. */
  baseUrl: string;
  apiKey: string;
  /** Used instead of the global `fetch`, for example to set a time limit or a proxy. */
  fetch?: (request: Request) => Promise<Response>;
}

export type PartnerClient = Client<paths>;

/** Every call of the partner API, with the paths, parameters and fields of its OpenAPI document. */
export function makeClient({ baseUrl, apiKey, fetch }: ClientOptions): PartnerClient {
  return createClient<paths>({
    baseUrl,
    headers: { authorization: `Bearer ${apiKey}` },
    bodySerializer: (body: unknown) => toForm(body) ?? JSON.stringify(body),
    ...(fetch && { fetch }),
  });
}

/** Files travel as multipart/form-data, everything else as JSON. */
function toForm(body: unknown): FormData | null {
  const parts = Object.entries(Object(body));
  if (!parts.some(([, part]) => part instanceof Blob)) return null;
  const form = new FormData();
  for (const [name, part] of parts) form.append(name, part instanceof Blob ? part : String(part));
  return form;
}
