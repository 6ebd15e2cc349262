import type { AnalyticsTag, CardFormSources } from "../third-party-sources.ts";
import type { Config } from "../config/settings.ts";

type Sources = Pick<Config, "environment" | "sentryDsn" | "designSystemUrl" | "publicUrl">;

/** Allows our files and the configured origins; analytics and error reports only in production (specification §1). */
export function contentSecurityPolicy(
  { environment, sentryDsn, designSystemUrl, publicUrl }: Sources,
  tag: AnalyticsTag,
  cardForm: CardFormSources | null,
): Record<string, string[]> {
  const production = environment === "production";
  const remote = designSystemUrl ? [new URL(designSystemUrl).origin] : [];
  const errorReports = production && sentryDsn ? [new URL(sentryDsn).origin] : [];
  const card = cardForm ?? { scripts: [], frames: [], connections: [], images: [] };
  const { scripts, connections } = production ? tag : { scripts: [], connections: [] };
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...remote, ...scripts, ...card.scripts],
    styleSrc: ["'self'", ...remote],
    fontSrc: ["'self'", ...remote],
    imgSrc: ["'self'", "data:", ...card.images],
    connectSrc: ["'self'", ...remote, ...errorReports, ...connections, ...card.connections],
    ...(card.frames.length > 0 && { frameSrc: ["'self'", ...card.frames] }),
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    // On a developer's machine without https, upgraded requests would fail.
    ...(publicUrl.startsWith("https:") && { upgradeInsecureRequests: [] }),
  };
}

export const policyHeader = "Content-Security-Policy";

/** The policy of a page with these inline scripts and styles, which are named by their hashes. */
export function allowInline(policy: string, scripts: readonly string[], styles: readonly string[]): string {
  return policy
    .replace("script-src 'self'", (self) => [self, ...scripts].join(" "))
    .replace("style-src 'self'", (self) => [self, ...styles].join(" "));
}
