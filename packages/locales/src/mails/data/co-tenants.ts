import type { Contract, Premium } from "../mail-parts.ts";
import { contract, premium } from "./sample-parts.ts";

/** What the contract is about that several tenants sign. `inviterName`: the first tenant. */
export interface ToSign extends Premium {
  readerName: string;
  inviterName: string;
  fullAddress: string;
  depositCents: number;
  link: string;
}

/** To the first tenant, about the co-tenants. `link` opens the application. */
interface ToFirst {
  tenantName: string;
  fullAddress: string;
  link: string;
}

/** Mails about a contract that several tenants sign together. */
export interface CoTenantMails {
  /** To a co-tenant, with the contract's documents. `isChanged`: the contract has changed since an earlier mail. */
  "co-tenant-invitation": ToSign & { isChanged: boolean };
  /** To a co-tenant who has not signed. `byTenant`: the first tenant asked us to remind them. */
  "co-tenant-reminder": ToSign & { byTenant: boolean };
  /** To somebody who had signed a contract that the first tenant now signs without them. */
  "co-tenant-left-out": {
    readerName: string;
    inviterName: string;
    fullAddress: string;
    /** Whether they had signed in order to join a contract that was running. */
    isLater?: boolean;
  };
  /**
   * To a co-tenant, with the signed documents. `tenantName` names all tenants. `link` sets the first password of the account for
   * `email`, or opens it; null if it was deleted.
   */
  "contract-signed-together": Contract &
    Premium & {
      readerName: string;
      insuranceStart: string;
      withdrawUntil: string;
      email: string;
      needsPassword: boolean;
      link?: string | null;
    };
  /**
   * To a co-tenant, who owes what was paid out together with the others. `payer`: the first tenant, who chooses by
   * `chooseUntil` how to pay; without a choice it is due on `dueOn`. `STOPPED`: what is left of a plan whose
   * instalments are no longer charged. `link` leads to the repayment in the account.
   */
  "shared-repayment": Contract & {
    event: "PAID_OUT" | "INVOICED" | "REMINDED" | "STOPPED";
    amountCents: number;
    payer: string;
    chooseUntil: string;
    dueOn: string;
    link: string;
  };
  /** One has signed, and these have not. */
  "co-tenant-signed": ToFirst & { coTenantName: string; waitsFor: readonly string[] };
  /** After two weeks. */
  "co-tenants-waiting": ToFirst & { waitsFor: readonly string[] };
  "co-tenant-refused": ToFirst & { coTenantName: string; reason: string | null };
  /** A co-tenant has corrected their own name, so the contract has changed. */
  "co-tenant-corrected": ToFirst & { oldName: string; coTenantName: string };
  /** The last signature was refused. */
  "signing-stopped": ToFirst & {
    coTenantName: string;
    stop: "CARD" | "DATES" | "DOCUMENTS" | "HOME_TAKEN" | "NOT_OFFERED";
  };
}

const home = { fullAddress: contract.fullAddress };
const toSign = {
  ...home,
  ...premium,
  readerName: "Ben Beispiel",
  inviterName: contract.tenantName,
  depositCents: contract.depositCents,
  link: "https://example.com/de/co-tenant/0f",
};
const toFirst = { ...home, tenantName: contract.tenantName, link: "https://example.com/de?token=0f" };
const signer = { ...toFirst, coTenantName: "Ben Beispiel" };

export const coTenantSamples: CoTenantMails = {
  "co-tenant-invitation": { ...toSign, isChanged: false },
  "co-tenant-reminder": { ...toSign, byTenant: true },
  "co-tenant-left-out": { ...home, readerName: "Ben Beispiel", inviterName: contract.tenantName },
  "contract-signed-together": {
    ...contract,
    ...premium,
    tenantNames: [contract.tenantName, "Ben Beispiel"],
    readerName: "Ben Beispiel",
    insuranceStart: "2027-01-01",
    withdrawUntil: "2026-12-05",
    email: "ben@example.com",
    needsPassword: true,
    link: "https://example.com/de/new-password?token=0f",
  },
  "shared-repayment": {
    ...contract,
    tenantName: "Ben Beispiel",
    event: "INVOICED",
    amountCents: 82_050,
    payer: contract.tenantName,
    chooseUntil: "2027-03-05",
    dueOn: "2027-03-19",
    link: "https://example.com/de/policies/DE-2155-XHAZ-P/repayment",
  },
  "co-tenant-signed": { ...signer, waitsFor: ["Cem Kaya", "Dora Dahl"] },
  "co-tenants-waiting": { ...toFirst, waitsFor: ["Cem Kaya"] },
  "co-tenant-refused": { ...signer, reason: "Ich ziehe\nnicht mit ein." },
  "co-tenant-corrected": { ...signer, oldName: "Ben Beispil" },
  "signing-stopped": { ...signer, stop: "CARD" },
};
