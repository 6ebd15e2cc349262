import { afterEach, describe, expect, test } from "vitest";
import { fakeScripts } from "../../testing/fake-scripts.ts";
import { sampleSettings } from "../../../../../tools/vitest/sample-settings.ts";
import { openAnalytics } from "./open-analytics.ts";

const scripts = fakeScripts();
const open = (id: string) => openAnalytics({ ...sampleSettings, analytics: { enabled: true, id } });
/** The entries of `dataLayer`, with `arguments` objects as arrays. */
const entries = () => (window.dataLayer ?? []).map((entry) => (isArguments(entry) ? [...entry] : entry));
const isArguments = (entry: unknown): entry is unknown[] =>
  Object.prototype.toString.call(entry) === "[object Arguments]";

afterEach(() => {
  delete window.dataLayer;
});

describe("custom analytics script", () => {
  test("is loaded once from its URL, and finds the screens in order", () => {
    const analytics = open("https://stats.example/count.js");
    expect(scripts()).toEqual([]);
    analytics.start();
    analytics.pageView("welcome");
    analytics.pageView("landlord");
    analytics.stop();
    analytics.pageView("summary");
    analytics.start();
    expect(scripts()).toEqual(["https://stats.example/count.js"]);
    expect(entries()).toEqual([
      { event: "page_view", screen: "welcome" },
      { event: "page_view", screen: "landlord" },
      { event: "consent_revoked" },
    ]);
  });
});

describe("Google tag", () => {
  test("loads without cookies or advertising, and receives screens instead of URLs", () => {
    window.history.replaceState(null, "", `/de/landlord/${"0".repeat(32)}?token=${"1".repeat(32)}`);
    const analytics = open("G-ABC123");
    analytics.start();
    analytics.pageView("landlord");
    expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABC123"]);
    const commands = entries();
    expect(commands[0]).toEqual([
      "consent",
      "default",
      { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" },
    ]);
    expect(commands).toContainEqual(["config", "G-ABC123", expect.objectContaining({ send_page_view: false })]);
    expect(commands.at(-1)).toEqual([
      "event",
      "page_view",
      { page_location: `${location.origin}/landlord`, page_title: "landlord", page_referrer: "" },
    ]);
    expect(JSON.stringify(commands)).not.toMatch(/0{32}|1{32}/);
    window.history.replaceState(null, "", "/");
  });

  test("sends nothing after stop, and is loaded only once", () => {
    const analytics = open("G-ABC123");
    analytics.start();
    analytics.stop();
    const before = entries().length;
    analytics.pageView("welcome");
    expect(entries()).toHaveLength(before);
    expect(Reflect.get(window, "ga-disable-G-ABC123")).toBe(true);
    analytics.start();
    analytics.pageView("welcome");
    expect(entries()).toHaveLength(before + 2);
    expect(scripts()).toHaveLength(1);
  });
});
