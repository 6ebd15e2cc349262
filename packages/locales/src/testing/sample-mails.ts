import type { MailData } from "../mails.ts";
import { accountSamples } from "../mails/data/account.ts";
import { amendmentSamples } from "../mails/data/amendment.ts";
import { applicationSamples } from "../mails/data/application.ts";
import { claimSamples } from "../mails/data/claim.ts";
import { coTenantSamples } from "../mails/data/co-tenants.ts";
import { contractSamples } from "../mails/data/contract.ts";
import { deskSamples } from "../mails/data/desk.ts";
import { documentSamples } from "../mails/data/document.ts";
import { endingSamples } from "../mails/data/ending.ts";
import { invitationSamples } from "../mails/data/invitation.ts";
import { answerSamples } from "../mails/data/landlord-answer.ts";
import { joiningSamples } from "../mails/data/joining.ts";
import { leavingSamples } from "../mails/data/leaving.ts";
import { movingOutSamples } from "../mails/data/moving-out.ts";
import { ownDataSamples } from "../mails/data/own-data.ts";
import { partnerSamples } from "../mails/data/partner.ts";
import { payoutAccountSamples } from "../mails/data/payout-account.ts";
import { premiumSamples } from "../mails/data/premium.ts";
import { repaymentSamples } from "../mails/data/repayment.ts";
import { reviewSamples } from "../mails/data/review.ts";
import { staffSamples } from "../mails/data/staff.ts";
import { unpaidSamples } from "../mails/data/unpaid.ts";

/** One example of each mail. */
export const sampleMails: MailData = {
  ...accountSamples,
  ...amendmentSamples,
  ...applicationSamples,
  ...claimSamples,
  ...coTenantSamples,
  ...contractSamples,
  ...deskSamples,
  ...documentSamples,
  ...endingSamples,
  ...invitationSamples,
  ...answerSamples,
  ...joiningSamples,
  ...leavingSamples,
  ...movingOutSamples,
  ...ownDataSamples,
  ...partnerSamples,
  ...payoutAccountSamples,
  ...premiumSamples,
  ...repaymentSamples,
  ...reviewSamples,
  ...staffSamples,
  ...unpaidSamples,
};
