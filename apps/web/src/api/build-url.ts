import type { Call } from "@kautia/contract";

const base = "/api/v1";

export type UrlValues = Record<string, string | number | boolean | null | undefined>;

/** The path of a call with its `:names` filled in, and its query. Query values of null or undefined are left out. */
export function buildUrl(call: Call, params: UrlValues = {}, query: UrlValues = {}): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${base}${path}?${search}` : `${base}${path}`;
}
