import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { accountFeature } from "./account/index.ts";
import { cardFeature } from "../billing/cards/routes.ts";
import { consentFeature } from "./consents/index.ts";
import { contractFeature } from "../signing/routes.ts";
import { devFeature } from "../dev/routes.ts";
import { documents } from "../documents/routes.ts";
import { guaranteeFeature } from "./guarantees/index.ts";
import { invitationFeature } from "../invitations/routes.ts";
import { landlordFeature } from "../landlord/routes.ts";
import { leavingFeature } from "../leaving/routes.ts";
import { legalDocumentFeature } from "../policy-documents/legal-routes.ts";
import { messageFeature } from "./messages/index.ts";
import { registerOnboarding } from "../application/routes.ts";
import { registerOpenApi } from "../platform/openapi/routes.ts";
import { paperFeature } from "../policy-documents/routes.ts";
import { ownDataFeature } from "./own-data/index.ts";
import { ownPolicyFeature } from "./own-policies/index.ts";
import { registerQuote } from "../quote/routes.ts";
import { partnerFeature } from "./partners/index.ts";
import { ratingFeature } from "../rating/routes.ts";
import { resumeFeature } from "../application/resume-routes.ts";
import { reminderFeature } from "../application/reminder-routes.ts";
import { registerSettings } from "../pages/settings-route.ts";
import { staffFeature } from "./staff/index.ts";
import { suggestionFeature } from "../addresses/routes.ts";
import { registerWatching } from "../platform/http/health.ts";
import { paymentFeature } from "../billing/notices/routes.ts";

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
