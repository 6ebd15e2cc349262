import type { MailKind } from "@kautia/locales/mails";
import { acceptanceConfirmed } from "./acceptance-confirmed.ts";
import { applicationReminder } from "./application-reminder.ts";
import { cancellationReceived } from "./cancellation-received.ts";
import { cancellationTakenBack } from "./cancellation-taken-back.ts";
import { claimDecided } from "./claim-decided.ts";
import { claimObjected } from "./claim-objected.ts";
import { claimPaidOut } from "./claim-paid-out.ts";
import { claimReceived } from "./claim-received.ts";
import { claimReported } from "./claim-reported.ts";
import { contractDocuments } from "./contract-documents.ts";
import { contractSigned } from "./contract-signed.ts";
import { dataDeleted } from "./data-deleted.ts";
import { debitAnnounced } from "./debit-announced.ts";
import { declineConfirmed } from "./decline-confirmed.ts";
import { deletionLink } from "./deletion-link.ts";
import { deskMessage } from "./desk-message.ts";
import { deskMessageLandlord } from "./desk-message-landlord.ts";
import { emailCorrected } from "./email-corrected.ts";
import { landlordEmailCorrected } from "./landlord-email-corrected.ts";
import { documentRefused } from "./document-refused.ts";
import { documentRequested } from "./document-requested.ts";
import { documentsChecked } from "./documents-checked.ts";
import { fileRefused } from "./file-refused.ts";
import { firstInformation } from "./first-information.ts";
import { instalmentFailed } from "./instalment-failed.ts";
import { invitationConfirmation } from "./invitation-confirmation.ts";
import { landlordAccepted } from "./landlord-accepted.ts";
import { landlordCancellationTakenBack } from "./landlord-cancellation-taken-back.ts";
import { landlordClaimDecided } from "./landlord-claim-decided.ts";
import { landlordClaimPaidOut } from "./landlord-claim-paid-out.ts";
import { landlordDeclined } from "./landlord-declined.ts";
import { landlordFileRefused } from "./landlord-file-refused.ts";
import { landlordInvitation } from "./landlord-invitation.ts";
import { landlordLink } from "./landlord-link.ts";
import { landlordMovingOutConfirmed } from "./landlord-moving-out-confirmed.ts";
import { landlordReleased } from "./landlord-released.ts";
import { landlordReminder } from "./landlord-reminder.ts";
import { landlordSilent } from "./landlord-silent.ts";
import { landlordWithdrawn } from "./landlord-withdrawn.ts";
import { loginLink } from "./login-link.ts";
import { movingOutConfirmed } from "./moving-out-confirmed.ts";
import { movingOutRefused } from "./moving-out-refused.ts";
import { newPassword } from "./new-password.ts";
import { partnerLoginLink } from "./partner-login-link.ts";
import { partnerWelcome } from "./partner-welcome.ts";
import { passkeyAdded } from "./passkey-added.ts";
import { passwordChanged } from "./password-changed.ts";
import { payoutAccountChanged } from "./payout-account-changed.ts";
import { payoutAccountEntered } from "./payout-account-entered.ts";
import { payoutAccountKept } from "./payout-account-kept.ts";
import { payoutAccountLink } from "./payout-account-link.ts";
import { premiumFailed } from "./premium-failed.ts";
import { questionAnswered } from "./question-answered.ts";
import { ratingRequest } from "./rating-request.ts";
import { releaseAsked } from "./release-asked.ts";
import { released } from "./released.ts";
import { repaid } from "./repaid.ts";
import { repaymentInvoice } from "./repayment-invoice.ts";
import { repaymentPlanned } from "./repayment-planned.ts";
import { resumeLink } from "./resume-link.ts";
import { reviewAccepted } from "./review-accepted.ts";
import { reviewReceived } from "./review-received.ts";
import { reviewRefused } from "./review-refused.ts";
import { staffLink } from "./staff-link.ts";
import { tenantInvitationReminder } from "./tenant-invitation-reminder.ts";
import { tenantInvitation } from "./tenant-invitation.ts";
import { tenantMessage } from "./tenant-message.ts";
import { webhookOff } from "./webhook-off.ts";
import { withdrawalAnswered } from "./withdrawal-answered.ts";
import { withdrawalReceived } from "./withdrawal-received.ts";
import { withdrawalTooLate } from "./withdrawal-too-late.ts";
import { withdrawn } from "./withdrawn.ts";
import { workAssigned } from "./work-assigned.ts";
import type { MailRules } from "./rules.ts";

/** Everything about each kind of mail but its text, which is in packages/locales. */
export const mailRules: Readonly<Record<MailKind, MailRules>> = {
  "tenant-invitation": tenantInvitation,
  "tenant-invitation-reminder": tenantInvitationReminder,
  "first-information": firstInformation,
  "invitation-confirmation": invitationConfirmation,
  "landlord-invitation": landlordInvitation,
  "landlord-link": landlordLink,
  "landlord-reminder": landlordReminder,
  "landlord-silent": landlordSilent,
  "contract-documents": contractDocuments,
  "contract-signed": contractSigned,
  "landlord-accepted": landlordAccepted,
  "landlord-declined": landlordDeclined,
  "acceptance-confirmed": acceptanceConfirmed,
  "decline-confirmed": declineConfirmed,
  "claim-received": claimReceived,
  "question-answered": questionAnswered,
  "desk-message": deskMessage,
  "desk-message-landlord": deskMessageLandlord,
  "email-corrected": emailCorrected,
  "landlord-email-corrected": landlordEmailCorrected,
  "payout-account-entered": payoutAccountEntered,
  "payout-account-changed": payoutAccountChanged,
  "payout-account-link": payoutAccountLink,
  "payout-account-kept": payoutAccountKept,
  "premium-failed": premiumFailed,
  "debit-announced": debitAnnounced,
  "new-password": newPassword,
  "login-link": loginLink,
  "passkey-added": passkeyAdded,
  "password-changed": passwordChanged,
  "deletion-link": deletionLink,
  "data-deleted": dataDeleted,
  "staff-link": staffLink,
  "work-assigned": workAssigned,
  "partner-welcome": partnerWelcome,
  "partner-login-link": partnerLoginLink,
  "webhook-off": webhookOff,
  "tenant-message": tenantMessage,
  "rating-request": ratingRequest,
  "review-received": reviewReceived,
  "review-accepted": reviewAccepted,
  "review-refused": reviewRefused,
  "document-requested": documentRequested,
  "document-refused": documentRefused,
  "documents-checked": documentsChecked,
  "file-refused": fileRefused,
  "landlord-file-refused": landlordFileRefused,
  "resume-link": resumeLink,
  "application-reminder": applicationReminder,
  "claim-reported": claimReported,
  "claim-objected": claimObjected,
  "claim-decided": claimDecided,
  "landlord-claim-decided": landlordClaimDecided,
  "claim-paid-out": claimPaidOut,
  "landlord-claim-paid-out": landlordClaimPaidOut,
  "repayment-planned": repaymentPlanned,
  "repayment-invoice": repaymentInvoice,
  "instalment-failed": instalmentFailed,
  repaid,
  "withdrawal-received": withdrawalReceived,
  "withdrawal-answered": withdrawalAnswered,
  withdrawn,
  "landlord-withdrawn": landlordWithdrawn,
  "withdrawal-too-late": withdrawalTooLate,
  "cancellation-received": cancellationReceived,
  "release-asked": releaseAsked,
  "cancellation-taken-back": cancellationTakenBack,
  "landlord-cancellation-taken-back": landlordCancellationTakenBack,
  "moving-out-confirmed": movingOutConfirmed,
  "landlord-moving-out-confirmed": landlordMovingOutConfirmed,
  "moving-out-refused": movingOutRefused,
  released,
  "landlord-released": landlordReleased,
};
