import type { App } from "../app/app.ts";
import { type Consent, createConsent } from "./consent.ts";

const consents = new WeakMap<App, Consent>();

/** The consent of an app. It is not part of `App`, so that its code loads only where consent is needed. */
export function consentOf(app: App): Consent {
  const consent = consents.get(app) ?? createConsent();
  consents.set(app, consent);
  return consent;
}
