import type { AnalyticsTag, CardFormSources } from "../third-party-sources.ts";
import type { Config } from "../config/settings.ts";

type Sources = Pick<Config, "environment" | "sentryDsn" | "designSystemUrl" | "publicUrl">;

/**
 * What the pages may load and talk to: files of ours, and of others those that a setting names. What needs the visitor's
 * consent is let through in production alone, as it is loaded nowhere else (specification §1).
 */
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
    ...(card.frames.length > 0 && { frameSrc: [...card.frames] }),
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    // On plain http, as on one's own machine, the browser would look for an https that is not there.
    ...(publicUrl.startsWith("https:") && { upgradeInsecureRequests: [] }),
  };
}

export const policyHeader = "Content-Security-Policy";

/** The policy of a page that has scripts of ours inside, each admitted by its hash, and no other. */
export function admitScripts(policy: string, hashes: readonly string[]): string {
  return policy.replace("script-src 'self'", (self) => [self, ...hashes].join(" "));
}
