import type { Contract, Refunded } from "../mail-parts.ts";
import { contract } from "./sample-parts.ts";

export interface MovingOutMails {
  /** To the tenant, a receipt: the cancellation was taken back on `on`. */
  "cancellation-taken-back": Contract & { on: string };
  /** To the landlord: a release is no longer needed. */
  "landlord-cancellation-taken-back": Contract & { on: string; link: string };
  /** To the tenant. `premiumUntil` is the first day without a premium. */
  "moving-out-confirmed": Contract &
    Refunded & {
      movedOutOn: string;
      premiumUntil: string;
      note: string | null;
      link: string;
    };
  /** To the tenant, who may upload another proof. */
  "moving-out-refused": Contract & { movedOutOn: string; note: string; link: string };
}

export const movingOutSamples: MovingOutMails = {
  "cancellation-taken-back": { ...contract, on: "2027-03-04" },
  "landlord-cancellation-taken-back": { ...contract, on: "2027-03-04", link: "https://example.com/de/landlord/0f" },
  "moving-out-confirmed": {
    ...contract,
    movedOutOn: "2027-03-05",
    premiumUntil: "2027-03-05",
    refundCents: 1_234,
    pendingRefundCents: 0,
    note: "Im Protokoll steht\nder 5. März.",
    link: "https://example.com/de/policies",
  },
  "moving-out-refused": {
    ...contract,
    movedOutOn: "2027-03-05",
    note: "Auf dem Protokoll fehlt\ndie Unterschrift.",
    link: "https://example.com/de/policies",
  },
};
