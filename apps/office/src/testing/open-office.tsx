import type { Locale } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { createText } from "@kautia/locales/format";
import { type AnyRoute, createMemoryHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { createFakeServer, type Handler, ok } from "../../../../tools/vitest/fake-server.ts";
import { sampleSettings } from "../../../../tools/vitest/sample-settings.ts";
import { partner } from "../partner/area.ts";
import type { Area } from "../shell/area.ts";
import { Office } from "../shell/Office.tsx";
import { staff } from "../staff/area.ts";

/** The code of all pages. On a busy machine, compiling a page takes longer than a test waits for what the page shows. */
function fetchPages(routes: readonly AnyRoute[]): Promise<unknown>[] {
  return routes.flatMap(({ lazyFn, children }) => [lazyFn?.() ?? Promise.resolve(), ...fetchPages(children ?? [])]);
}

await Promise.all(fetchPages([...staff.routes, ...partner.routes]));

/** Opens an area at an address. The server answers each call by its handler. */
function openArea(area: Area, address: string, handlers: Record<string, Handler>, locale: Locale) {
  const server = createFakeServer(handlers);
  vi.stubGlobal("fetch", server.fetch);
  document.documentElement.lang = locale;
  const history = createMemoryHistory({ initialEntries: [`/${locale}${address}`] });
  const text = createText(locale, texts(locale, "staff"), () => sampleSettings.country);
  render(<Office settings={sampleSettings} text={text} area={area} history={history} />);
  return { server, history, t: text.t, user: userEvent.setup() };
}

export const sampleStaff = {
  id: "11111111-1111-4111-8111-111111111111",
  name: "Ada Amt",
  email: "ada@example.com",
  role: "administrator",
} as const;

export const samplePerson = {
  id: "22222222-2222-4222-8222-222222222222",
  name: "Mia Lindenhof",
  email: "mia@example.com",
  language: "en",
  addedAt: "2026-11-01T10:00:00.000Z",
  partner: { id: "lindenhof", name: "Hausverwaltung Lindenhof" },
} as const;

/** Opens a page of a partner's people, such as `/partner/invitations`. */
export function openPartner(address: string, handlers: Record<string, Handler>, locale: Locale = "en") {
  const always = { "get-partner-session": () => ok({ person: samplePerson }) };
  return openArea(partner, address, { ...always, ...handlers }, locale);
}

/** Opens a page of the desk, such as `/staff/policies`, as an administrator. */
export function openAsStaff(address: string, handlers: Record<string, Handler>, locale: Locale = "en") {
  const always = {
    "get-staff-session": () => ok({ person: sampleStaff }),
    "list-views": () => ok({ views: [] }),
    "count-waiting": () => ok({ work: [], moneyHeld: false }),
  };
  return openArea(staff, address, { ...always, ...handlers }, locale);
}
