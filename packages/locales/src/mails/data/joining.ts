import type { ChangedPeople, Contract, TermsDifference } from "../mail-parts.ts";
import { contract, premium } from "./sample-parts.ts";

/** Mails about co-tenants who join or leave a contract that is running. */
export interface JoiningMails {
  /** To a co-tenant: somebody is to join or leave the contract. `link` asks to agree, until that day. */
  "co-tenant-asked": Contract &
    ChangedPeople & { readerName: string; amendmentId: string; until: string; link: string };
  /** To a co-tenant: all sign a higher deposit, with the draft and the contract's documents. `link` asks to sign, until that day. */
  "co-tenant-to-sign": Contract & {
    readerName: string;
    amendmentId: string;
    difference: TermsDifference;
    until: string;
    link: string;
  };
  /** To somebody who is to join a contract that is running, with the amendment to sign and the contract's documents. */
  "co-tenant-to-join": Contract &
    ChangedPeople & {
      readerName: string;
      amendmentId: string;
      difference: TermsDifference;
      until: string;
      link: string;
    };
  /** To somebody who has joined. `link` sets the first password of the account for `email`, or opens it. */
  "co-tenant-joined": Contract & {
    readerName: string;
    from: string;
    email: string;
    needsPassword: boolean;
    link?: string | null;
  };
  /** To somebody who has left, with the amendment. `number`: of its terms. */
  "co-tenant-released": Contract & { readerName: string; from: string; number: number };
}

const people = {
  ...contract,
  tenantNames: [contract.tenantName, "Ben Beispiel"],
  amendmentId: "00000000-0000-4000-8000-000000000000",
  leaves: "Ben Beispiel",
  joins: "Dora Dahl",
  until: "2028-02-14",
  link: "https://example.com/de/amendment/0f",
};

export const joiningSamples: JoiningMails = {
  "co-tenant-asked": { ...people, readerName: "Ben Beispiel" },
  "co-tenant-to-sign": {
    ...people,
    difference: {
      before: { depositCents: 150_000, premium },
      after: { depositCents: 180_000, premium: { premiumCents: 8_460, paymentPeriod: "YEARLY" } },
    },
    readerName: "Ben Beispiel",
  },
  "co-tenant-to-join": {
    ...people,
    readerName: "Dora Dahl",
    difference: { before: { coTenantNames: ["Ben Beispiel"] }, after: { coTenantNames: ["Dora Dahl"] } },
  },
  "co-tenant-joined": {
    ...contract,
    tenantNames: [contract.tenantName, "Dora Dahl"],
    readerName: "Dora Dahl",
    from: "2028-02-15",
    email: "dora@example.com",
    needsPassword: true,
    link: "https://example.com/de/new-password?token=0f",
  },
  "co-tenant-released": {
    ...contract,
    tenantNames: [contract.tenantName, "Ben Beispiel"],
    readerName: "Ben Beispiel",
    from: "2028-02-15",
    number: 2,
  },
};
