import type { Letters } from "../../mails/mail-data.ts";
import { germanAccountLetters } from "./account.ts";
import { germanAppliedLetters } from "./amendment-applied.ts";
import { germanAskedLetters } from "./amendment-asked.ts";
import { germanAmendmentLetters } from "./amendment.ts";
import { germanApplicationLetters } from "./application.ts";
import { germanClaimLetters } from "./claim.ts";
import { germanCoTenantLetters } from "./co-tenants.ts";
import { germanJoiningLetters } from "./joining.ts";
import { germanContractLetters } from "./contract.ts";
import { germanDeskLetters } from "./desk.ts";
import { germanDocumentLetters } from "./document.ts";
import { germanEndingLetters } from "./ending.ts";
import { germanInvitationLetters } from "./invitation.ts";
import { germanLandlordAnswerLetters } from "./landlord-answer.ts";
import { germanLeavingLetters } from "./leaving.ts";
import { germanMovingOutLetters } from "./moving-out.ts";
import { germanOwnDataLetters } from "./own-data.ts";
import { germanPartnerLetters } from "./partner.ts";
import { germanPayoutAccountLetters } from "./payout-account.ts";
import { germanPremiumLetters } from "./premium.ts";
import { germanRepaymentLetters } from "./repayment.ts";
import { germanReviewLetters } from "./review.ts";
import { germanStaffLetters } from "./staff.ts";
import { germanUnpaidLetters } from "./unpaid.ts";

export const germanLetters: Letters = {
  ...germanAccountLetters,
  ...germanAmendmentLetters,
  ...germanApplicationLetters,
  ...germanAppliedLetters,
  ...germanAskedLetters,
  ...germanClaimLetters,
  ...germanCoTenantLetters,
  ...germanJoiningLetters,
  ...germanContractLetters,
  ...germanDeskLetters,
  ...germanDocumentLetters,
  ...germanEndingLetters,
  ...germanInvitationLetters,
  ...germanLandlordAnswerLetters,
  ...germanLeavingLetters,
  ...germanMovingOutLetters,
  ...germanOwnDataLetters,
  ...germanPartnerLetters,
  ...germanPayoutAccountLetters,
  ...germanPremiumLetters,
  ...germanRepaymentLetters,
  ...germanReviewLetters,
  ...germanStaffLetters,
  ...germanUnpaidLetters,
};
