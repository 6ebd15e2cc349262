import { saveAddress, saveCurrentAddress } from "../saves/addresses.ts";
import { saveEmploymentStatus } from "../saves/employment-status.ts";
import { saveInvitationDetails } from "../saves/invitation-details.ts";
import { saveLandlordDetails } from "../saves/landlord-details.ts";
import { saveName } from "../saves/name.ts";
import { saveRentContract } from "../saves/rent-contract.ts";
import { saveRentPropertyDates } from "../saves/rent-property-dates.ts";
import { saveRentPropertyDetails } from "../saves/rent-property-details.ts";
import { saveRentTime } from "../saves/rent-time.ts";
import { saveRentalDetails } from "../saves/rental-details.ts";
import { saveTenantDetails } from "../saves/tenant-details.ts";
import { saveUsagePurpose } from "../saves/usage-purpose.ts";
import {
  askForLoginLink,
  changePassword,
  confirmAccount,
  forgotPassword,
  getAccountToConfirm,
  getOwnData,
  getOwnDataPdf,
  getSession,
  logIn,
  logInByLink,
  logOut,
} from "./account.ts";
import { askForCard, beginPayment, changeCard, getCard, getCardSecret, notePayment } from "./card.ts";
import {
  getClaimFile,
  getObjectionFile,
  objectToClaim,
  reportClaim,
  uploadClaimFile,
  uploadObjectionFile,
} from "./claims.ts";
import { decideConsent, listConsents } from "./consents.ts";
import { confirmSandboxCard, confirmSandboxCharge, getFinishPage, getPaymentSecret, signContract } from "./contract.ts";
import type { Call } from "./define-call.ts";
import { askForDeletionLink, deleteAccount, getDeletion } from "./deletion.ts";
import {
  listDocuments,
  removeDocument,
  saveInvitationDocuments,
  savePrivateDocuments,
  uploadDocument,
} from "./documents.ts";
import { acceptInvitation, getInvitation, inviteTenant, withdrawInvitation } from "./invitations.ts";
import { getLegalDocument, getLegalText } from "./legal-documents.ts";
import { askToInvite, confirmInvitation, getInvitationToConfirm } from "./landlord-invitations.ts";
import { acceptAsLandlord, declineAsLandlord, getLandlordView, resendLandlordLink } from "./landlord.ts";
import { askToWithdraw, cancelPolicy, releaseAsLandlord } from "./leaving.ts";
import { getMovingOutFile, proveMovingOut, takeBackCancellation, uploadMovingOutFile } from "./moving-out.ts";
import {
  getCertificate,
  getContractDocument,
  getLandlordCertificate,
  getPolicyDocument,
  listContractDocuments,
} from "./policy-documents.ts";
import {
  acceptGuarantee,
  claimGuarantee,
  declineGuarantee,
  getGuarantee,
  getGuaranteeCertificate,
  getGuaranteeClaim,
  getGuaranteeFile,
  listGuarantees,
  releaseGuarantee,
  uploadGuaranteeFile,
} from "./partner-guarantees.ts";
import { keepProperties, listProperties, removeProperty, searchProperties } from "./partner-properties.ts";
import {
  addPasskey,
  askToAddPasskey,
  askToLogInByPasskey,
  listPasskeys,
  logInByPasskey,
  namePasskey,
  removePasskey,
} from "./passkeys.ts";
import { applyAgain, getPolicy, listPolicies, sendMessage, writeToLandlord } from "./policies.ts";
import { askForReview, getOffers, getPrice, getRisk, savePaymentPeriod, saveSummary } from "./quote.ts";
import { getRating, rate } from "./rating.ts";
import { chooseRepayment } from "./repayments.ts";
import { askToResume, resumeTenant, stopReminders } from "./resume.ts";
import { endOtherSessions, endOwnSession, listSessions } from "./sessions.ts";
import { acceptCase, getCase, linkDocument, listCases, refuseCase, requestDocument } from "./staff-cases.ts";
import {
  acceptClaim,
  getStaffClaim,
  grantPartOfClaim,
  listStaffClaims,
  recordClaimPayout,
  refuseClaim,
} from "./staff-claims.ts";
import {
  getFigures,
  getLetter,
  listCharges,
  listNotices,
  listPartners,
  listStaffPolicies,
  listTroubledMails,
  listUnmatchedWithdrawals,
  noteLetterPosted,
  sendMailAgain,
  settleNotice,
} from "./staff-lists.ts";
import { confirmMovingOut, getMovingOut, listMovingOuts, refuseMovingOut } from "./staff-moving-outs.ts";
import { getStaffSession, logInStaff, logOutStaff } from "./staff-session.ts";
import {
  getDoublePolicy,
  getLang,
  getLocaleSettings,
  getProductValidation,
  getSettings,
  getTenant,
  initTenant,
  predictLang,
} from "./start.ts";
import { checkAddress, suggestAddresses } from "./suggestion.ts";

/** Every call of the API. The OpenAPI document and tests iterate over this list. */
export const calls: readonly Call[] = [
  getSettings,
  getLang,
  predictLang,
  getLocaleSettings,
  getLegalDocument,
  getLegalText,
  getLandlordCertificate,
  getPolicyDocument,
  getCertificate,
  listContractDocuments,
  getContractDocument,
  initTenant,
  getTenant,
  askToResume,
  resumeTenant,
  stopReminders,
  getProductValidation,
  getDoublePolicy,
  suggestAddresses,
  checkAddress,
  searchProperties,
  saveName,
  saveUsagePurpose,
  saveCurrentAddress,
  saveAddress,
  saveRentTime,
  saveRentalDetails,
  saveRentPropertyDetails,
  saveRentContract,
  saveEmploymentStatus,
  saveRentPropertyDates,
  saveLandlordDetails,
  saveTenantDetails,
  inviteTenant,
  getInvitation,
  withdrawInvitation,
  keepProperties,
  listProperties,
  removeProperty,
  acceptInvitation,
  askToInvite,
  getInvitationToConfirm,
  confirmInvitation,
  saveInvitationDetails,
  getPrice,
  saveSummary,
  getRisk,
  askForReview,
  uploadDocument,
  listDocuments,
  removeDocument,
  savePrivateDocuments,
  saveInvitationDocuments,
  getOffers,
  savePaymentPeriod,
  getPaymentSecret,
  confirmSandboxCard,
  confirmSandboxCharge,
  signContract,
  getFinishPage,
  getCard,
  getCardSecret,
  changeCard,
  beginPayment,
  notePayment,
  getLandlordView,
  acceptAsLandlord,
  declineAsLandlord,
  resendLandlordLink,
  reportClaim,
  uploadClaimFile,
  getClaimFile,
  listGuarantees,
  getGuarantee,
  acceptGuarantee,
  declineGuarantee,
  getGuaranteeCertificate,
  claimGuarantee,
  getGuaranteeClaim,
  uploadGuaranteeFile,
  getGuaranteeFile,
  releaseAsLandlord,
  releaseGuarantee,
  getAccountToConfirm,
  confirmAccount,
  forgotPassword,
  askForLoginLink,
  logIn,
  logInByLink,
  askToLogInByPasskey,
  logInByPasskey,
  logOut,
  getSession,
  getOwnData,
  getOwnDataPdf,
  listConsents,
  decideConsent,
  getDeletion,
  askForDeletionLink,
  deleteAccount,
  listSessions,
  endOwnSession,
  endOtherSessions,
  changePassword,
  listPasskeys,
  askToAddPasskey,
  addPasskey,
  namePasskey,
  removePasskey,
  listPolicies,
  getPolicy,
  askForCard,
  applyAgain,
  chooseRepayment,
  writeToLandlord,
  objectToClaim,
  uploadObjectionFile,
  getObjectionFile,
  cancelPolicy,
  takeBackCancellation,
  proveMovingOut,
  uploadMovingOutFile,
  getMovingOutFile,
  askToWithdraw,
  sendMessage,
  getRating,
  rate,
  logInStaff,
  logOutStaff,
  getStaffSession,
  listCases,
  getCase,
  acceptCase,
  refuseCase,
  requestDocument,
  linkDocument,
  listStaffClaims,
  getStaffClaim,
  acceptClaim,
  grantPartOfClaim,
  refuseClaim,
  recordClaimPayout,
  listMovingOuts,
  getMovingOut,
  confirmMovingOut,
  refuseMovingOut,
  listStaffPolicies,
  listCharges,
  listNotices,
  settleNotice,
  listTroubledMails,
  listUnmatchedWithdrawals,
  sendMailAgain,
  getLetter,
  noteLetterPosted,
  listPartners,
  getFigures,
];
