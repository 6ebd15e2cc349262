import type { Letters } from "../../mails/mail-data.ts";
import { englishAccountLetters } from "./account.ts";
import { englishAppliedLetters } from "./amendment-applied.ts";
import { englishAskedLetters } from "./amendment-asked.ts";
import { englishAmendmentLetters } from "./amendment.ts";
import { englishApplicationLetters } from "./application.ts";
import { englishClaimLetters } from "./claim.ts";
import { englishCoTenantLetters } from "./co-tenants.ts";
import { englishJoiningLetters } from "./joining.ts";
import { englishContractLetters } from "./contract.ts";
import { englishDeskLetters } from "./desk.ts";
import { englishDocumentLetters } from "./document.ts";
import { englishEndingLetters } from "./ending.ts";
import { englishInvitationLetters } from "./invitation.ts";
import { englishLandlordAnswerLetters } from "./landlord-answer.ts";
import { englishLeavingLetters } from "./leaving.ts";
import { englishMovingOutLetters } from "./moving-out.ts";
import { englishOwnDataLetters } from "./own-data.ts";
import { englishPartnerLetters } from "./partner.ts";
import { englishPayoutAccountLetters } from "./payout-account.ts";
import { englishPremiumLetters } from "./premium.ts";
import { englishRepaymentLetters } from "./repayment.ts";
import { englishReviewLetters } from "./review.ts";
import { englishStaffLetters } from "./staff.ts";
import { englishUnpaidLetters } from "./unpaid.ts";

export const englishLetters: Letters = {
  ...englishAccountLetters,
  ...englishAmendmentLetters,
  ...englishApplicationLetters,
  ...englishAppliedLetters,
  ...englishAskedLetters,
  ...englishClaimLetters,
  ...englishCoTenantLetters,
  ...englishJoiningLetters,
  ...englishContractLetters,
  ...englishDeskLetters,
  ...englishDocumentLetters,
  ...englishEndingLetters,
  ...englishInvitationLetters,
  ...englishLandlordAnswerLetters,
  ...englishLeavingLetters,
  ...englishMovingOutLetters,
  ...englishOwnDataLetters,
  ...englishPartnerLetters,
  ...englishPayoutAccountLetters,
  ...englishPremiumLetters,
  ...englishRepaymentLetters,
  ...englishReviewLetters,
  ...englishStaffLetters,
  ...englishUnpaidLetters,
};
