import { texts } from "@kautia/locales";
import { type Handler, ok } from "../../../../tools/vitest/fake-server.ts";
import { showApp } from "./show-app.tsx";

export const mia = {
  id: "1",
  name: "Mia Kern",
  email: "mia@kern.example",
  language: "de",
  addedAt: "2027-01-15T10:00:00.000Z",
};
export const person = { ...mia, partner: { id: "kern", name: "Hausverwaltung Kern" } };

/** Shows the manager's page in English to Mia, who is logged in. */
export function showPartnerPage(at: string, handlers: Record<string, Handler> = {}) {
  return showApp({
    at,
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-partner-session": () => ok({ person }),
      ...handlers,
    },
  });
}
