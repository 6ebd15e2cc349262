import type { ScreenId } from "@kautia/contract";
import type { ComponentType } from "react";
import type { App } from "../app/app.ts";
import { keepLoaded } from "../browser/keep-loaded.ts";
import type { Loaded } from "../navigation/navigator.ts";
import { prepare } from "./index/route.tsx";

/** What a screen's file exports: its component, or `prepare` when the page needs to load something first. */
export type ScreenModule = { Component: ComponentType } | { prepare: (app: App, url: URL) => Promise<Loaded> };

/**
 * The code of each screen, loaded on demand; the questions belong to the app. A screen of the contract that is missing
 * here does not compile.
 */
export const screenModules = keepLoaded<ScreenId, ScreenModule>({
  index: async () => ({ prepare }),
  welcome: () => import("./welcome/WelcomeScreen.tsx"),
  open: () => import("./open/OpenScreen.tsx"),
  "choose-country": () => import("./choose-country/ChooseCountryScreen.tsx"),
  invited: () => import("./invited/InvitedScreen.tsx"),
  "short-onboarding": () => import("./short-onboarding/ShortOnboardingScreen.tsx"),
  summary: () => import("./summary/SummaryScreen.tsx"),
  risks: () => import("./risks/RisksScreen.tsx"),
  "manual-underwriting": () => import("./manual-underwriting/ManualUnderwritingScreen.tsx"),
  "private-documents": () => import("./private-documents/PrivateDocumentsScreen.tsx"),
  offers: () => import("./offers/OffersScreen.tsx"),
  declined: () => import("./declined/route.tsx"),
  payment: () => import("./payment/route.tsx"),
  card: () => import("./card/CardScreen.tsx"),
  "landlord-invite": () => import("./landlord-invite/InviteScreen.tsx"),
  "landlord-invite-confirm": () => import("./landlord-invite-confirm/InviteConfirmScreen.tsx"),
  landlord: () => import("./landlord/LandlordScreen.tsx"),
  "landlord-claim": () => import("./landlord/LandlordScreen.tsx"),
  "landlord-claims": () => import("./landlord/LandlordScreen.tsx"),
  "landlord-account": () => import("./landlord/LandlordScreen.tsx"),
  "landlord-release": () => import("./landlord/LandlordScreen.tsx"),
  "landlord-changes": () => import("./landlord/LandlordScreen.tsx"),
  amendment: () => import("./amendment/AmendmentScreen.tsx"),
  "co-tenant": () => import("./co-tenant/CoTenantScreen.tsx"),
  "new-password": () => import("./new-password/NewPasswordScreen.tsx"),
  login: () => import("./login/LoginScreen.tsx"),
  policies: () => import("./policies/PoliciesScreen.tsx"),
  "account-payments": () => import("./policies/PoliciesScreen.tsx"),
  "account-documents": () => import("./policies/PoliciesScreen.tsx"),
  "account-login": () => import("./policies/PoliciesScreen.tsx"),
  "account-data": () => import("./policies/PoliciesScreen.tsx"),
  "policy-timeline": () => import("./policies/PoliciesScreen.tsx"),
  "policy-claims": () => import("./policies/PoliciesScreen.tsx"),
  "policy-repayment": () => import("./policies/PoliciesScreen.tsx"),
  "policy-moving-out": () => import("./policies/PoliciesScreen.tsx"),
  "policy-leaving": () => import("./policies/PoliciesScreen.tsx"),
  "policy-message": () => import("./policies/PoliciesScreen.tsx"),
  "policy-changes": () => import("./policies/PoliciesScreen.tsx"),
  "policy-declined": () => import("./policies/PoliciesScreen.tsx"),
  consents: () => import("./own-data/OwnDataScreen.tsx"),
  "delete-data": () => import("./own-data/OwnDataScreen.tsx"),
  resume: () => import("./resume/ResumeScreen.tsx"),
  "no-reminders": () => import("./no-reminders/NoRemindersScreen.tsx"),
  certificates: () => import("./certificates/CertificatesScreen.tsx"),
  certificate: () => import("./certificate/CertificateScreen.tsx"),
  "rate-thank-you": () => import("./rate-thank-you/RateThankYouScreen.tsx"),
  rate: () => import("./rate/RateScreen.tsx"),
  withdraw: () => import("./withdraw/WithdrawScreen.tsx"),
  "privacy-choices": () => import("./privacy-choices/PrivacyChoicesScreen.tsx"),
  help: () => import("./help/route.tsx"),
  legal: () => import("./legal/LegalScreen.tsx"),
  imprint: () => import("./imprint/route.tsx"),
  privacy: () => import("./privacy/route.tsx"),
  accessibility: () => import("./accessibility/route.tsx"),
  "404": () => import("./not-found/NotFoundScreen.tsx"),
  "500": () => import("./server-error/ServerErrorScreen.tsx"),
  maintenance: () => import("./maintenance/MaintenanceScreen.tsx"),
  "link-expired": () => import("./link-expired/LinkExpiredScreen.tsx"),
});
