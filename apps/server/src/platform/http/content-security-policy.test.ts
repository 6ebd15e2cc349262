import { describe, expect, it } from "vitest";
import { analyticsTag } from "../../pages/analytics-tag.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const settings = {
  environment: "production",
  sentryDsn: "https://key@reports.example:8443/1",
  designSystemUrl: null,
  publicUrl: "https://kautia.example",
} as const;

function policyOf(changes: Partial<Parameters<typeof contentSecurityPolicy>[0]>, analyticsId: string | null) {
  const { scriptSrc, connectSrc, ...rest } = contentSecurityPolicy(
    { ...settings, ...changes },
    analyticsTag(analyticsId),
    null,
  );
  return { scriptSrc, connectSrc, rest };
}

describe("the content security policy", () => {
  it("allows only the configured origins of error reports and analytics", () => {
    const { scriptSrc, connectSrc } = policyOf({}, "https://stats.example/js/count.js?site=1");
    expect(scriptSrc).toEqual(["'self'", "https://stats.example"]);
    expect(connectSrc).toEqual(["'self'", "https://reports.example:8443", "https://stats.example"]);
  });

  it("allows the provider's card form and its frames", () => {
    const cardForm = {
      scripts: ["https://js.pay.example"],
      frames: ["https://frame.pay.example"],
      connections: ["https://api.pay.example"],
      images: ["https://img.pay.example"],
    };
    const policy = contentSecurityPolicy({ ...settings, sentryDsn: null }, analyticsTag(null), cardForm);
    expect(policy).toMatchObject({
      scriptSrc: ["'self'", "https://js.pay.example"],
      frameSrc: ["'self'", "https://frame.pay.example"],
      connectSrc: ["'self'", "https://api.pay.example"],
      imgSrc: ["'self'", "data:", "https://img.pay.example"],
    });
  });

  it("allows Google's hosts for a measurement id", () => {
    const { scriptSrc, connectSrc } = policyOf({ sentryDsn: null }, "G-ABC123");
    expect(scriptSrc).toEqual(["'self'", "https://www.googletagmanager.com"]);
    expect(connectSrc).toEqual(["'self'", "https://www.googletagmanager.com", "https://*.google-analytics.com"]);
  });

  it.each([
    [{ environment: "development" } as const, "G-ABC123"],
    [{ sentryDsn: null }, null],
  ])("allows no other origin with %j and analytics %s", (changes, analyticsId) => {
    const { scriptSrc, connectSrc, rest } = policyOf(changes, analyticsId);
    expect([scriptSrc, connectSrc]).toEqual([["'self'"], ["'self'"]]);
    expect(JSON.stringify(rest)).not.toContain("://");
  });
});
