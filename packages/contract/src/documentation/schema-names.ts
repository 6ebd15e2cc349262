import type * as z from "zod/mini";
import { saveAnswer, stepAnswer } from "../calls/answers.ts";
import { uploadedDocument } from "../calls/documents.ts";
import { invitationLine } from "../calls/invitations.ts";
import { partnerPerson, loggedInPerson } from "../calls/partner-session.ts";
import { contractDocument } from "../calls/policy-documents.ts";
import { consents, riskAnswer, wouldQuote } from "../calls/quote.ts";
import { staffActRow } from "../calls/staff-acts.ts";
import { closedMode } from "../calls/staff-closed-mode.ts";
import { failedWorkRow } from "../calls/staff-failed-work.ts";
import { staffPerson } from "../calls/staff-session.ts";
import { amendment, amendmentLink } from "../entities/amendment.ts";
import { coSigning, coTenantPage } from "../entities/co-signing.ts";
import { cardView } from "../entities/card-view.ts";
import { claim, claimDecision, claimItem, claimPayout, evidenceFile } from "../entities/claim.ts";
import { guarantee, guaranteeRow, partnerClaimRow } from "../entities/guarantee.ts";
import { invitationOffer, invitationView, landlordOffer, signedLinkClaims } from "../entities/invitation.ts";
import { landlordView } from "../entities/landlord-view.ts";
import { movingOut } from "../entities/moving-out.ts";
import { needs } from "../entities/needs.ts";
import { offers, pricePlan } from "../entities/offers.ts";
import { landlordLineEntry, lineEntry, policyView } from "../entities/policy-view.ts";
import {
  amendmentEvent,
  amendmentStateEvent,
  applicationEvent,
  claimEvent,
  guaranteeEvent,
  invitationEvent,
  testEvent,
} from "../entities/partner-event.ts";
import { repayment } from "../entities/repayment.ts";
import { productValidation, settings } from "../entities/settings.ts";
import { staffCase, staffCaseRow } from "../entities/staff-case.ts";
import { staffClaim, staffClaimRow } from "../entities/staff-claim.ts";
import { staffChargeRow, staffFigures, staffMailRow, staffNoticeRow, staffPolicyRow } from "../entities/staff-lists.ts";
import { staffMovingOut, staffMovingOutRow } from "../entities/staff-moving-out.ts";
import { staffPartner, staffPartnerKey, staffPartnerRow } from "../entities/staff-partner.ts";
import { policyMailRow, staffPolicy } from "../entities/staff-policy.ts";
import { tenantRecord } from "../entities/tenant-record.ts";
import { testRow } from "../entities/test-row.ts";
import {
  addedWebhook,
  staffDeliveryRow,
  webhook,
  webhookDelivery,
  webhookTest,
  webhookWithSecret,
} from "../entities/webhook.ts";
import { addressAnswer, addressInput, postalAddress, suggestionAddress } from "../fields/address.ts";
import { phoneAnswer, phoneInput } from "../fields/phone.ts";
import { problem } from "../problem.ts";
import { acceptance } from "../rules/cash-return.ts";

/**
 * Schemas that accept anything, because the server checks each value separately; mapped to the schema that it checks.
 */
export const expectedSchemas = new Map<z.core.$ZodType, string>([[invitationLine, "InvitationOffer"]]);

/** The names of schemas in the OpenAPI document and so of types in generated clients. */
export const schemaNames: Readonly<Record<string, z.core.$ZodType>> = {
  Acceptance: acceptance,
  AddedWebhook: addedWebhook,
  AddressAnswer: addressAnswer,
  AddressInput: addressInput,
  Amendment: amendment,
  AmendmentLink: amendmentLink,
  ApplicationDecidedEvent: applicationEvent,
  Card: cardView,
  Claim: claim,
  AmendmentChangedEvent: amendmentStateEvent,
  ClaimChangedEvent: claimEvent,
  ClaimDecision: claimDecision,
  ClaimItem: claimItem,
  ClaimPayout: claimPayout,
  ClosedMode: closedMode,
  CoSigning: coSigning,
  CoTenantPage: coTenantPage,
  Consents: consents,
  ContractDocument: contractDocument,
  EvidenceFile: evidenceFile,
  FailedWorkRow: failedWorkRow,
  Guarantee: guarantee,
  GuaranteeAmendedEvent: amendmentEvent,
  GuaranteeEvent: guaranteeEvent,
  GuaranteeRow: guaranteeRow,
  Invitation: invitationView,
  InvitationAcceptedEvent: invitationEvent,
  InvitationOffer: invitationOffer,
  LandlordLineEntry: landlordLineEntry,
  LandlordOffer: landlordOffer,
  LandlordView: landlordView,
  LineEntry: lineEntry,
  MovingOut: movingOut,
  Needs: needs,
  Offers: offers,
  PartnerClaimRow: partnerClaimRow,
  PartnerPerson: partnerPerson,
  PartnerVisitor: loggedInPerson,
  Phone: phoneInput,
  PhoneAnswer: phoneAnswer,
  Policy: policyView,
  PolicyMailRow: policyMailRow,
  PostalAddress: postalAddress,
  PricePlan: pricePlan,
  Problem: problem,
  ProductLimits: productValidation,
  Repayment: repayment,
  RiskAnswer: riskAnswer,
  SaveAnswer: saveAnswer,
  Settings: settings,
  SignedLinkClaims: signedLinkClaims,
  StaffActRow: staffActRow,
  StaffCase: staffCase,
  StaffCaseRow: staffCaseRow,
  StaffChargeRow: staffChargeRow,
  StaffClaim: staffClaim,
  StaffClaimRow: staffClaimRow,
  StaffDeliveryRow: staffDeliveryRow,
  StaffFigures: staffFigures,
  StaffMailRow: staffMailRow,
  StaffMovingOut: staffMovingOut,
  StaffMovingOutRow: staffMovingOutRow,
  StaffNoticeRow: staffNoticeRow,
  StaffPartner: staffPartner,
  StaffPartnerKey: staffPartnerKey,
  StaffPartnerRow: staffPartnerRow,
  StaffPerson: staffPerson,
  StaffPolicy: staffPolicy,
  StaffPolicyRow: staffPolicyRow,
  StepAnswer: stepAnswer,
  SuggestionAddress: suggestionAddress,
  TenantRecord: tenantRecord,
  TestEvent: testEvent,
  TestRow: testRow,
  UploadedDocument: uploadedDocument,
  Webhook: webhook,
  WebhookDelivery: webhookDelivery,
  WebhookTest: webhookTest,
  WebhookWithSecret: webhookWithSecret,
  WouldQuote: wouldQuote,
};
