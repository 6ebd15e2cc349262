import { afterEach, describe, expect, test } from "vitest";
import { fakeScripts } from "../../testing/fake-scripts.ts";
import { sampleSettings } from "../../testing/sample-record.ts";
import { openAnalytics } from "./open-analytics.ts";

const scripts = fakeScripts();
const open = (id: string) => openAnalytics({ ...sampleSettings, analytics: { enabled: true, id } });
/** What the tag finds, without the commands that only set it up. */
const told = () => (window.dataLayer ?? []).map((entry) => (isArguments(entry) ? [...entry] : entry));
const isArguments = (entry: unknown): entry is unknown[] =>
  Object.prototype.toString.call(entry) === "[object Arguments]";

afterEach(() => {
  delete window.dataLayer;
});

describe("a script of one's own", () => {
  test("is loaded once, from its address, and finds the screens in their order", () => {
    const analytics = open("https://stats.example/count.js");
    expect(scripts()).toEqual([]);
    analytics.start();
    analytics.pageView("welcome");
    analytics.pageView("landlord");
    analytics.stop();
    analytics.pageView("summary");
    analytics.start();
    expect(scripts()).toEqual(["https://stats.example/count.js"]);
    expect(told()).toEqual([
      { event: "page_view", screen: "welcome" },
      { event: "page_view", screen: "landlord" },
      { event: "consent_revoked" },
    ]);
  });
});

describe("a measurement id", () => {
  test("loads its tag without cookies or advertising, and tells it screens in place of addresses", () => {
    window.history.replaceState(null, "", `/de/landlord/${"0".repeat(32)}?token=${"1".repeat(32)}`);
    const analytics = open("G-ABC123");
    analytics.start();
    analytics.pageView("landlord");
    expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABC123"]);
    const commands = told();
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

  test("is silent once it is stopped, and loaded once only", () => {
    const analytics = open("G-ABC123");
    analytics.start();
    analytics.stop();
    const before = told().length;
    analytics.pageView("welcome");
    expect(told()).toHaveLength(before);
    expect(Reflect.get(window, "ga-disable-G-ABC123")).toBe(true);
    analytics.start();
    analytics.pageView("welcome");
    expect(told()).toHaveLength(before + 2);
    expect(scripts()).toHaveLength(1);
  });
});
