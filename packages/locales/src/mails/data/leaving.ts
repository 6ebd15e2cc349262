import type { Contract, Refunded } from "../mail-parts.ts";
import { contract } from "./sample-parts.ts";

export interface LeavingMails {
  /**
   * To a person who withdrew without logging in, whether or not a contract matches. `time` as HH:MM in the country's
   * time zone.
   */
  "withdrawal-received": { contractNumber: string; tenantName: string; email: string; on: string; time: string };
  /** To the person who sent a withdrawal that matches no contract. `on`: the day on which it was sent. */
  "withdrawal-answered": { contractNumber: string; tenantName: string | null; on: string; message: string };
  /**
   * To the tenant, a receipt. `refundCents` is 0 if nothing was charged, and `keptCents` is kept for the days with cover.
   * `coveredFrom`: null if cover had not begun.
   */
  withdrawn: Contract &
    Refunded & { on: string; keptCents?: number; coveredFrom?: string | null; claimsUntil?: string };
  /** `coveredFrom`: null if cover had not begun. `link` leads to the landlord's page. */
  "landlord-withdrawn": Contract & { on: string; coveredFrom: string | null; claimsUntil?: string; link: string };
  /**
   * To a tenant who withdrew without logging in. `until` was the last day to do so; `link` leads to the policies page.
   */
  "withdrawal-too-late": Contract & { until: string; link: string };
  /** `link` leads to the policies page, where the tenant proves having moved out. */
  "cancellation-received": Contract & { on: string; link: string };
  /**
   * To the landlord after the tenant cancelled on `on`, again as a reminder, and after we confirmed that the tenant moved out
   * on `movedOutOn`.
   */
  "release-asked": Contract & { on: string; isReminder: boolean; movedOutOn?: string; link: string };
  /** To the tenant, a receipt. `premiumUntil` is set if moving out was confirmed before. */
  released: Contract &
    Refunded & {
      on: string;
      premiumUntil: string | null;
      /** Whether a premium from before the end or the repayment of a claim is open. */
      isStillOwing: boolean;
      /** Whether a claim is still to be decided or paid out. */
      hasOpenClaims?: boolean;
      /** To the policies page. */
      link: string;
    };
  /** To the landlord, a receipt. */
  "landlord-released": Contract & { on: string };
}

export const leavingSamples: LeavingMails = {
  "withdrawal-received": {
    contractNumber: contract.contractNumber,
    tenantName: contract.tenantName,
    email: "erika@example.com",
    on: "2026-12-01",
    time: "09:30",
  },
  "withdrawal-answered": {
    contractNumber: contract.contractNumber,
    tenantName: contract.tenantName,
    on: "2026-12-01",
    message: "Unter dieser Nummer finden wir keinen Vertrag. Bitte schicken Sie uns Ihre Adresse.",
  },
  withdrawn: {
    ...contract,
    on: "2026-12-01",
    refundCents: 554,
    pendingRefundCents: 0,
    keptCents: 81,
    coveredFrom: "2026-11-25",
  },
  "landlord-withdrawn": {
    ...contract,
    on: "2026-12-01",
    coveredFrom: "2026-11-25",
    link: "https://example.com/de/landlord/0f",
  },
  "withdrawal-too-late": { ...contract, until: "2026-12-05", link: "https://example.com/de/policies" },
  "cancellation-received": { ...contract, on: "2027-03-01", link: "https://example.com/de/policies" },
  "release-asked": { ...contract, on: "2027-03-01", isReminder: false, link: "https://example.com/de/landlord/0f" },
  released: {
    ...contract,
    on: "2027-03-08",
    refundCents: 1_234,
    pendingRefundCents: 0,
    premiumUntil: null,
    isStillOwing: false,
    link: "https://example.com/de/policies",
  },
  "landlord-released": { ...contract, on: "2027-03-08" },
};
