import { afterEach, describe, expect, test, vi } from "vitest";
import { createStore } from "../browser/store.ts";
import { createConsent } from "./consent.ts";
import type { View } from "../navigation/navigator.ts";
import { sampleSettings } from "../../../../tools/vitest/sample-settings.ts";
import { later } from "../testing/show-app.tsx";
import type { Analytics } from "../reporting/analytics.ts";
import { noteError } from "../reporting/early-errors.ts";
import type { ErrorReporting } from "../reporting/error-reporting.ts";
import { followConsent } from "./follow-consent.ts";

const viewAt = (path: string): View => ({
  url: new URL(path, "http://localhost"),
  state: null,
  key: 0,
  page: null,
  error: null,
});

/** Tools that record in `events` what happens to them, in order. */
function setUp({ slowly }: { slowly?: Promise<void> } = {}) {
  const events: string[] = [];
  const tool = (name: string) => ({
    start: () => void events.push(`${name} on`),
    stop: () => void events.push(`${name} off`),
  });
  const errors: ErrorReporting = { ...tool("errors"), report: (error) => void events.push(String(error)) };
  const analytics: Analytics = { ...tool("analytics"), pageView: (screen) => void events.push(screen) };
  const load = {
    errorReporting: vi.fn<() => Promise<ErrorReporting>>(async () => {
      await slowly;
      return errors;
    }),
    analytics: vi.fn<() => Promise<Analytics>>(async () => analytics),
  };
  const view = createStore<View | null>(viewAt("/de/welcome"));
  const consent = createConsent();
  cleanups.push(followConsent(sampleSettings, view, consent, load));
  return { events, load, view, consent };
}

const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const end of cleanups.splice(0)) end();
  localStorage.clear();
});

describe("tools that need consent", () => {
  test("are not loaded before consent, nor after a refusal", () => {
    const { load, consent } = setUp();
    expect(load.errorReporting).not.toHaveBeenCalled();
    consent.decide({ errorReporting: false, analytics: false });
    expect(load.errorReporting).not.toHaveBeenCalled();
    expect(load.analytics).not.toHaveBeenCalled();
  });

  test("count screens by name and never by URL, each once while it stays", async () => {
    const { events, view, consent } = setUp();
    consent.decide({ errorReporting: false, analytics: true });
    await expect.poll(() => events).toEqual(["analytics on", "welcome"]);
    view.set(viewAt(`/de/landlord/${"0".repeat(32)}`));
    view.set(viewAt(`/de/landlord/${"0".repeat(32)}?step=2`));
    view.set(viewAt("/de/nowhere"));
    consent.decide({ analytics: false });
    view.set(viewAt("/de/summary"));
    consent.decide({ analytics: true });
    expect(events).toEqual(["analytics on", "welcome", "landlord", "analytics off", "analytics on", "summary"]);
  });

  test("stop at once when consent is withdrawn, and receive nothing more", async () => {
    const { events, consent } = setUp();
    consent.decide({ errorReporting: true, analytics: false });
    await expect.poll(() => events).toEqual(["errors on"]);
    noteError("first");
    consent.decide({ errorReporting: false });
    noteError("second");
    expect(events).toEqual(["errors on", "first", "errors off"]);
    consent.decide({ errorReporting: true });
    noteError("third");
    expect(events).toEqual(["errors on", "first", "errors off", "errors on", "third"]);
  });

  test("stay off when consent is withdrawn while they load", async () => {
    const arrival = later<void>();
    const { events, load, consent } = setUp({ slowly: arrival.promise });
    consent.decide({ errorReporting: true, analytics: true });
    consent.decide({ errorReporting: false });
    arrival.keep();
    await expect.poll(() => events).toEqual(["analytics on", "welcome"]);
    await load.errorReporting.mock.results[0]?.value;
    noteError("unheard");
    expect(events).toEqual(["analytics on", "welcome"]);
  });

  test("do no harm when they fail to load, and are loaded again at the next consent", async () => {
    const { events, load, consent } = setUp();
    load.errorReporting.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
    consent.decide({ errorReporting: true, analytics: false });
    await load.errorReporting.mock.results[0]?.value.catch(() => {});
    consent.decide({ errorReporting: false });
    await expect.poll(() => (consent.decide({ errorReporting: true }), events)).toEqual(["errors on"]);
  });
});
