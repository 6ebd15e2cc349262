import type { ScreenId } from "@kautia/contract";
import type { ComponentType } from "react";
import type { App } from "../app/app.ts";
import { keepLoaded } from "../browser/keep-loaded.ts";
import type { Loaded } from "../navigation/navigator.ts";
import { prepare } from "./index/route.tsx";

/** What a screen's folder exports: its component, or `prepare` when the page needs to load something first. */
export type ScreenModule = { Component: ComponentType } | { prepare: (app: App, url: URL) => Promise<Loaded> };

/**
 * The code of each screen, loaded on demand; the questions belong to the app. A screen of the contract that is missing
 * here does not compile.
 */
export const screenModules = keepLoaded<ScreenId, ScreenModule>({
  index: async () => ({ prepare }),
  welcome: () => import("./welcome/route.ts"),
  open: () => import("./open/route.ts"),
  "choose-country": () => import("./choose-country/route.ts"),
  invited: () => import("./invited/route.ts"),
  "short-onboarding": () => import("./short-onboarding/route.ts"),
  summary: () => import("./summary/route.ts"),
  risks: () => import("./risks/route.ts"),
  "manual-underwriting": () => import("./manual-underwriting/route.ts"),
  "private-documents": () => import("./private-documents/route.ts"),
  offers: () => import("./offers/route.ts"),
  declined: () => import("./declined/route.tsx"),
  payment: () => import("./payment/route.tsx"),
  card: () => import("./card/route.ts"),
  "landlord-invite": () => import("./landlord-invite/route.ts"),
  "landlord-invite-confirm": () => import("./landlord-invite-confirm/route.ts"),
  landlord: () => import("./landlord/route.ts"),
  "new-password": () => import("./new-password/route.ts"),
  login: () => import("./login/route.ts"),
  policies: () => import("./policies/route.ts"),
  "account-payments": () => import("./policies/route.ts"),
  "account-documents": () => import("./policies/route.ts"),
  "account-login": () => import("./policies/route.ts"),
  "account-data": () => import("./policies/route.ts"),
  consents: () => import("./own-data/route.ts"),
  "delete-data": () => import("./own-data/route.ts"),
  resume: () => import("./resume/route.ts"),
  "no-reminders": () => import("./no-reminders/route.ts"),
  certificates: () => import("./certificates/route.ts"),
  certificate: () => import("./certificate/route.ts"),
  "rate-thank-you": () => import("./rate-thank-you/route.ts"),
  rate: () => import("./rate/route.ts"),
  withdraw: () => import("./withdraw/route.ts"),
  "privacy-choices": () => import("./privacy-choices/route.ts"),
  help: () => import("./help/route.tsx"),
  legal: () => import("./legal/route.ts"),
  imprint: () => import("./imprint/route.tsx"),
  privacy: () => import("./privacy/route.tsx"),
  accessibility: () => import("./accessibility/route.tsx"),
  "404": () => import("./not-found/route.ts"),
  "500": () => import("./server-error/route.ts"),
  maintenance: () => import("./maintenance/route.ts"),
  "link-expired": () => import("./link-expired/route.ts"),
});
