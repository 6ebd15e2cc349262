import { afterEach, describe, expect, test, vi } from "vitest";
import { createStore } from "../app/store.ts";
import { createConsent } from "../consent/consent.ts";
import type { View } from "../navigation/navigator.ts";
import { sampleSettings } from "../testing/sample-record.ts";
import { later } from "../testing/show-app.tsx";
import type { Analytics } from "./analytics.ts";
import { noteError } from "./early-errors.ts";
import type { ErrorReporting } from "./error-reporting.ts";
import { followConsent } from "./follow-consent.ts";

const viewAt = (path: string): View => ({
  url: new URL(path, "http://localhost"),
  state: null,
  key: path,
  page: null,
  error: null,
});

/** What the tools were told, in order. */
function setUp({ slowly }: { slowly?: Promise<void> } = {}) {
  const told: string[] = [];
  const tool = (name: string) => ({
    start: () => void told.push(`${name} on`),
    stop: () => void told.push(`${name} off`),
  });
  const errors: ErrorReporting = { ...tool("errors"), report: (error) => void told.push(String(error)) };
  const analytics: Analytics = { ...tool("analytics"), pageView: (screen) => void told.push(screen) };
  const load = {
    errorReporting: vi.fn<() => Promise<ErrorReporting>>(async () => {
      await slowly;
      return errors;
    }),
    analytics: vi.fn<() => Promise<Analytics>>(async () => analytics),
  };
  const view = createStore<View | null>(viewAt("/de/welcome"));
  const consent = createConsent();
  ending.push(followConsent(sampleSettings, view, consent, load));
  return { told, load, view, consent };
}

const ending: (() => void)[] = [];

afterEach(() => {
  for (const end of ending.splice(0)) end();
  localStorage.clear();
});

describe("what needs consent", () => {
  test("is not loaded before it is allowed, nor when it is refused", () => {
    const { load, consent } = setUp();
    expect(load.errorReporting).not.toHaveBeenCalled();
    consent.decide({ errorReporting: false, analytics: false });
    expect(load.errorReporting).not.toHaveBeenCalled();
    expect(load.analytics).not.toHaveBeenCalled();
  });

  test("counts screens by name and never by address, each once while it stays", async () => {
    const { told, view, consent } = setUp();
    consent.decide({ errorReporting: false, analytics: true });
    await expect.poll(() => told).toEqual(["analytics on", "welcome"]);
    view.set(viewAt(`/de/landlord/${"0".repeat(32)}`));
    view.set(viewAt(`/de/landlord/${"0".repeat(32)}?step=2`));
    view.set(viewAt("/de/nowhere"));
    consent.decide({ analytics: false });
    view.set(viewAt("/de/summary"));
    consent.decide({ analytics: true });
    expect(told).toEqual(["analytics on", "welcome", "landlord", "analytics off", "analytics on", "summary"]);
  });

  test("is stopped in the moment in which it is refused, and hears nothing more", async () => {
    const { told, consent } = setUp();
    consent.decide({ errorReporting: true, analytics: false });
    await expect.poll(() => told).toEqual(["errors on"]);
    noteError("first");
    consent.decide({ errorReporting: false });
    noteError("second");
    expect(told).toEqual(["errors on", "first", "errors off"]);
    consent.decide({ errorReporting: true });
    noteError("third");
    expect(told).toEqual(["errors on", "first", "errors off", "errors on", "third"]);
  });

  test("stays off when it is refused while it loads", async () => {
    const arrival = later<void>();
    const { told, load, consent } = setUp({ slowly: arrival.promise });
    consent.decide({ errorReporting: true, analytics: true });
    consent.decide({ errorReporting: false });
    arrival.keep();
    await expect.poll(() => told).toEqual(["analytics on", "welcome"]);
    await load.errorReporting.mock.results[0]?.value;
    noteError("unheard");
    expect(told).toEqual(["analytics on", "welcome"]);
  });

  test("that does not arrive is missed by nobody, and asked for again at the next yes", async () => {
    const { told, load, consent } = setUp();
    load.errorReporting.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
    consent.decide({ errorReporting: true, analytics: false });
    await load.errorReporting.mock.results[0]?.value.catch(() => {});
    consent.decide({ errorReporting: false });
    await expect.poll(() => (consent.decide({ errorReporting: true }), told)).toEqual(["errors on"]);
  });
});
