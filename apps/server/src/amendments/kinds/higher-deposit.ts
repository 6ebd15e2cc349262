import { addDays, fieldError, fromCents, lastDayToWithdraw, toCents } from "@kautia/contract";
import { isMailSent } from "../../mails/index.ts";
import { refuse, refuseFields } from "../../platform/http/refusal.ts";
import { homePlace, policyStatus, readCoTenants, readTerms } from "../../policy/index.ts";
import { assessRaise } from "../../quote/index.ts";
import { askOthers, reasonToSign, tellAgreedCoTenants } from "./ask-others.ts";
import { depositTerms } from "./deposit-terms.ts";
import type { KindOfAmendment } from "./kind.ts";
import { readLatestChange } from "./latest-change.ts";
import { ofTerms } from "./of-terms.ts";
import { readPerson } from "./tenant-name.ts";

const base = ofTerms("HIGHER_DEPOSIT", {
  refuse: async (_transaction, _deps, policy, { depositAmount }) => {
    if (toCents(depositAmount) <= policy.deposit_cents)
      return refuseFields([
        fieldError("change.depositAmount", "MINIMUM", { min: fromCents(policy.deposit_cents + 1) }),
      ]);
    // Nobody would pay for what is added.
    const isFree = policy.premium_until !== null;
    return isFree || policyStatus(policy) === "PAST_DUE" ? refuse("POLICY_STATUS_CONFLICT") : null;
  },

  // Each tenant can withdraw from the signature (docs/law.md). Nothing changes until then, so taking it back costs
  // nothing.
  firstDay: async (_transaction, policy, agreed, today) =>
    agreed ?? addDays(lastDayToWithdraw(homePlace(policy), today), 1),

  terms: (transaction, policy, { depositAmount }) => depositTerms(transaction, policy, depositAmount),

  before: (_transaction, { deposit_cents }) => ({
    kind: "HIGHER_DEPOSIT",
    depositAmount: fromCents(deposit_cents),
    coldRentAmount: null,
    grossIncome: null,
  }),
});

/**
 * The landlord wants more security, for example because the rent rose. The risk check comes first, then the landlord,
 * then the amendment with its documents, and in the end the signatures of all tenants, which can be taken back for as
 * long as a contract's.
 */
export const higherDeposit: KindOfAmendment<"HIGHER_DEPOSIT"> = {
  ...base,

  absent: ({ co_tenant_names }) => (co_tenant_names.length === 0 ? ["CO_TENANTS"] : []),

  async assess(deps, policy, { depositAmount, ...said }, ip) {
    const known = await readLatestChange(deps.db, policy.ref_id, "HIGHER_DEPOSIT");
    const cents = (amount: number | null | undefined) =>
      amount === null || amount === undefined ? null : toCents(amount);
    const raise = {
      depositCents: toCents(depositAmount),
      coldRentCents: cents(said.coldRentAmount ?? known?.coldRentAmount),
      grossIncomeCents: cents(said.grossIncome ?? known?.grossIncome),
    };
    return assessRaise(deps, policy, { ...raise, person: await readPerson(deps.db, policy) }, ip);
  },

  async sign(transaction, deps, about) {
    const { policy, amendment, change, coTenantId } = about;
    const next = { ...policy, ...(await depositTerms(transaction, policy, change.depositAmount)) };
    const asked = { kind: "HIGHER_DEPOSIT", policy, amendment, next } as const;
    const signer = (await readCoTenants(transaction, policy)).find(({ id }) => id === coTenantId);
    if (await isMailSent(transaction, reasonToSign(asked, signer))) return null;
    // The terms have changed since the documents were mailed, or their mail still waits.
    await askOthers(transaction, deps, asked);
    return refuse("STEP_NOT_ALLOWED", ["documents"]);
  },

  /** After a payout the raise would guarantee the paid sum a second time, which nobody has assessed or signed. */
  async apply(transaction, deps, about) {
    const { policy, amendment } = about;
    const paidOut = (await readTerms(transaction, policy)).findLast(({ claim_id }) => claim_id !== null);
    const isLower = paidOut !== undefined && paidOut.created_at > amendment.asked_at;
    return isLower ? refuse("POLICY_STATUS_CONFLICT") : base.apply(transaction, deps, about);
  },

  tellUndone: (transaction, deps, { policy, amendment }) => tellAgreedCoTenants(transaction, deps, policy, amendment),
};
