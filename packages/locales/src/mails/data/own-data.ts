import type { Contract } from "../mail-parts.ts";
import { contract } from "./sample-parts.ts";

export interface OwnDataMails {
  /** To confirm the deletion of all data, once, within a short time. */
  "deletion-link": Contract & { email: string; link: string };
  /** The last mail after a deletion. `kept` lists the contracts that we must keep, and until when. */
  "data-deleted": { tenantName: string; on: string; kept: readonly { contractNumber: string; until: string }[] };
}

export const ownDataSamples: OwnDataMails = {
  "deletion-link": { ...contract, email: "erika@example.com", link: "https://example.com/de/policies/delete?token=0f" },
  "data-deleted": {
    tenantName: contract.tenantName,
    on: "2027-03-08",
    kept: [{ contractNumber: contract.contractNumber, until: "2035-12-31" }],
  },
};
