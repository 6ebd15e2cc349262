import { afterEach, describe, expect, test, vi } from "vitest";
import { createConsent } from "./consent.ts";

const both = ["errorReporting", "analytics"] as const;
const at = (date: string) => () => new Date(date);
const keep = (value: unknown) => localStorage.setItem("consent", JSON.stringify(value));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("a consent", () => {
  test("allows nothing until something is decided", () => {
    const consent = createConsent();
    expect(both.map(consent.allows)).toEqual([false, false]);
    expect(consent.isOpen(both)).toBe(true);
    expect(consent.isOpen([])).toBe(false);
  });

  test("keeps what was decided with its version and date, in the browser and not for this page alone", () => {
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

  test("counts for what was asked: what is new is open, what was answered stays", () => {
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
  ])("is asked for anew after a year: on %s %s", (now, isOpen) => {
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
  ])("is none where the browser kept %s", (kept) => {
    localStorage.setItem("consent", kept);
    const consent = createConsent();
    expect(both.map(consent.allows)).toEqual([false, false]);
    expect(consent.isOpen(both)).toBe(true);
  });

  test("taken back in another tab is taken back here", () => {
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

  test("holds until the page is left where the browser keeps nothing", () => {
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
