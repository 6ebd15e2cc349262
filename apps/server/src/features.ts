import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { accountFeature } from "./account/routes.ts";
import { cardFeature } from "./billing/cards/routes.ts";
import { consentFeature } from "./account/consents/routes.ts";
import { contractFeature } from "./signing/routes.ts";
import { devFeature } from "./dev/routes.ts";
import { documents } from "./documents/routes.ts";
import { guaranteeFeature } from "./partners/guarantees/routes.ts";
import { invitationFeature } from "./invitations/routes.ts";
import { landlordFeature } from "./landlord/routes.ts";
import { leavingFeature } from "./leaving/routes.ts";
import { legalDocumentFeature } from "./policy-documents/legal-routes.ts";
import { messageFeature } from "./account/messages/routes.ts";
import { registerOnboarding } from "./application/routes.ts";
import { registerOpenApi } from "./platform/openapi/routes.ts";
import { paperFeature } from "./policy-documents/routes.ts";
import { ownDataFeature } from "./account/own-data/routes.ts";
import { ownPolicyFeature } from "./account/policies/routes.ts";
import { registerQuote } from "./quote/routes.ts";
import { partnerFeature } from "./partners/routes.ts";
import { ratingFeature } from "./rating/routes.ts";
import { resumeFeature } from "./application/resume-routes.ts";
import { reminderFeature } from "./application/reminder-routes.ts";
import { registerSettings } from "./pages/settings-route.ts";
import { staffFeature } from "./desk/routes.ts";
import { suggestionFeature } from "./addresses/routes.ts";
import { registerWatching } from "./platform/http/health.ts";
import { paymentFeature } from "./billing/notices/routes.ts";

/** Adds its routes to the app. */
export type Feature = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

/** Every feature of the server. */
export const features: readonly Feature[] = [
  registerWatching,
  registerOpenApi,
  registerSettings,
  registerOnboarding,
  resumeFeature,
  reminderFeature,
  suggestionFeature,
  registerQuote,
  documents,
  contractFeature,
  cardFeature,
  legalDocumentFeature,
  paperFeature,
  landlordFeature,
  invitationFeature,
  partnerFeature,
  guaranteeFeature,
  paymentFeature,
  accountFeature,
  ownDataFeature,
  consentFeature,
  ownPolicyFeature,
  messageFeature,
  leavingFeature,
  ratingFeature,
  staffFeature,
  devFeature,
];
