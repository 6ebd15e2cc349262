import type { Call } from "./define-call.ts";

const base = "/api/v1";

export type UrlValues = Record<string, string | number | boolean | null | undefined>;

/** The path of a call with its `:names` filled in, and its query. Query values of null or undefined are left out. */
export function buildUrl(call: Call, params: UrlValues = {}, query: UrlValues = {}): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")));
  const search = Object.entries(query)
    .flatMap(([name, value]) => (value == null ? [] : `${name}=${encodeURIComponent(String(value))}`))
    .join("&");
  return search === "" ? base + path : `${base}${path}?${search}`;
}
