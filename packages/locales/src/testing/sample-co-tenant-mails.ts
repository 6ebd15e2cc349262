import type { CoTenantMails } from "../mails/co-tenant-mails.ts";
import { contract } from "./sample-contract.ts";

const premium = { premiumCents: 7_050, paymentPeriod: "YEARLY" } as const;
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

/** One example of each mail about tenants who sign together. */
export const sampleCoTenantMails: CoTenantMails = {
  "co-tenant-invitation": { ...toSign, isChanged: false },
  "co-tenant-reminder": { ...toSign, byTenant: true },
  "co-tenant-left-out": { ...home, readerName: "Ben Beispiel", inviterName: contract.tenantName },
  "contract-signed-together": {
    ...contract,
    ...premium,
    tenantName: "Erika Mustermann und Ben Beispiel",
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
