import type { Contract, Ended, Refunded } from "../mail-parts.ts";
import { contract } from "./sample-parts.ts";

export interface EndingMails {
  /** To both sides before the agreed end; `on` is the last day of cover. */
  "end-announced": Contract & { on: string; claimsUntil?: string; mayExtend?: boolean; link: string };
  "landlord-end-announced": Contract & { on: string; claimsUntil?: string; link: string };
  /** To the tenant on the day after the agreed end, or after the month that a termination leaves, a receipt. */
  ended: Contract & Refunded & Ended;
  /** To the landlord, who can still report claims. */
  "landlord-ended": Contract & { on: string; claimsUntil?: string; link: string };
}

export const endingSamples: EndingMails = {
  "end-announced": {
    ...contract,
    on: "2028-03-31",
    mayExtend: true,
    link: "https://example.com/de/policies/DE-7K4M-Q2XD-6/changes",
  },
  "landlord-end-announced": { ...contract, on: "2028-03-31", link: "https://example.com/de/landlord/0f" },
  ended: {
    ...contract,
    on: "2028-03-31",
    refundCents: 5_300,
    pendingRefundCents: 0,
    isStillOwing: false,
    link: "https://example.com/de/policies",
  },
  "landlord-ended": { ...contract, on: "2028-03-31", link: "https://example.com/de/landlord/0f" },
};
