import type { AnalyticsTag } from "../platform/third-party-sources.ts";

/** What the tag that `id` names needs: one's own script its own origin, a measurement id the hosts of its maker. */
export function analyticsTag(id: string | null): AnalyticsTag {
  if (id === null) return { scripts: [], connections: [] };
  if (URL.canParse(id)) {
    const { origin } = new URL(id);
    return { scripts: [origin], connections: [origin] };
  }
  const script = "https://www.googletagmanager.com";
  return { scripts: [script], connections: [script, "https://*.google-analytics.com"] };
}
