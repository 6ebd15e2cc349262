import type { AnalyticsTag } from "../platform/third-party-sources.ts";

/** `id` is the URL of a script, or a Google measurement id. */
export function analyticsTag(id: string | null): AnalyticsTag {
  if (id === null) return { scripts: [], connections: [] };
  if (URL.canParse(id)) {
    const { origin } = new URL(id);
    return { scripts: [origin], connections: [origin] };
  }
  const script = "https://www.googletagmanager.com";
  return { scripts: [script], connections: [script, "https://*.google-analytics.com"] };
}
