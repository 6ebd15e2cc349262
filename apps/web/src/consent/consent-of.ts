import type { App } from "../app/app.ts";
import { type Consent, createConsent } from "./consent.ts";

const consents = new WeakMap<App, Consent>();

/** The one consent of an app. Not a part of the app itself, so that its code loads only where something is asked. */
export function consentOf(app: App): Consent {
  const consent = consents.get(app) ?? createConsent();
  consents.set(app, consent);
  return consent;
}
