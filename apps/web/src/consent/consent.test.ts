import { afterEach, describe, expect, test, vi } from "vitest";
import { createConsent } from "./consent.ts";

const both = ["errorReporting", "analytics"] as const;
const at = (date: string) => () => new Date(date);
const keep = (value: unknown) => localStorage.setItem("consent", JSON.stringify(value));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("consent", () => {
  test("allows nothing before a decision", () => {
    const consent = createConsent();
    expect(both.map(consent.allows)).toEqual([false, false]);
    expect(consent.isOpen(both)).toBe(true);
    expect(consent.isOpen([])).toBe(false);
  });

  test("stores the decision with version and date for later visits", () => {
    createConsent(at("2026-11-21T10:00:00Z")).decide({ errorReporting: true, analytics: false });
    expect(JSON.parse(localStorage.getItem("consent") ?? "")).toEqual({
      version: 1,
      date: "2026-11-21T10:00:00.000Z",
      answers: { errorReporting: true, analytics: false },
    });
    const later = createConsent(at("2026-12-24T10:00:00Z"));
    expect(both.map(later.allows)).toEqual([true, false]);
    expect(later.isOpen(both)).toBe(false);
  });

  test("leaves a new choice open and keeps earlier answers", () => {
    const consent = createConsent();
    consent.decide({ errorReporting: true });
    expect(consent.isOpen(["errorReporting"])).toBe(false);
    expect(consent.isOpen(both)).toBe(true);
    consent.decide({ analytics: false });
    expect(both.map(consent.allows)).toEqual([true, false]);
  });

  test.each([
    ["2027-11-21T09:59:59Z", false],
    ["2027-11-21T10:00:00Z", true],
  ])("expires after a year: at %s the choice is open again: %s", (now, isOpen) => {
    createConsent(at("2026-11-21T10:00:00Z")).decide({ errorReporting: true, analytics: true });
    expect(createConsent(at(now)).isOpen(both)).toBe(isOpen);
  });

  test.each([
    "{",
    "null",
    "7",
    JSON.stringify({ version: 1 }),
    JSON.stringify({ version: 0, date: new Date().toISOString(), answers: { analytics: true } }),
    JSON.stringify({ version: 1, date: "yesterday", answers: { analytics: true } }),
    JSON.stringify({ version: 1, date: new Date().toISOString(), answers: { analytics: "yes" } }),
  ])("ignores the stored value %s", (kept) => {
    localStorage.setItem("consent", kept);
    const consent = createConsent();
    expect(both.map(consent.allows)).toEqual([false, false]);
    expect(consent.isOpen(both)).toBe(true);
  });

  test("follows a withdrawal in another tab", () => {
    const consent = createConsent();
    consent.decide({ errorReporting: true, analytics: true });
    const heard = vi.fn<() => void>();
    consent.decision.subscribe(heard);
    keep({ version: 1, date: new Date().toISOString(), answers: { errorReporting: false, analytics: false } });
    window.dispatchEvent(new StorageEvent("storage", { key: "language" }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent("storage", { key: "consent" }));
    expect(both.map(consent.allows)).toEqual([false, false]);
  });

  test("lasts until the page is left if the browser refuses storage", () => {
    const refuse = () => {
      throw new DOMException("no", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    const consent = createConsent();
    consent.decide({ errorReporting: false, analytics: true });
    expect(both.map(consent.allows)).toEqual([false, true]);
    expect(createConsent().isOpen(both)).toBe(true);
  });
});
