import { fromCents, listStaffPolicies, retentionPlan } from "@kautia/contract";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList, type ListNeeds } from "../../platform/lists/define-list.ts";
import { isInForce } from "../../views/in-force.ts";
import { allTenants } from "../../views/names.ts";
import { policyStatus } from "../../views/policy-status.ts";
import { hasPolicyWords } from "../../views/policy-words.ts";
import { tidySearch } from "../search/find.ts";

export const policyList = defineList({
  call: listStaffPolicies,
  query: ({ db }: ListNeeds) =>
    db
      .selectFrom("policy")
      .select(["ref_id as refId", "contract_number as contractNumber", policyStatus.as("status")])
      .select([
        "country",
        allTenants("policy").as("tenantName"),
        "tenant_email as tenantEmail",
        "landlord_name as landlordName",
      ])
      .select(["full_address as fullAddress", "deposit_cents", "premium_cents", "payment_period as paymentPeriod"])
      .select(["insurance_start as insuranceStart", "signed_at as signedAt"])
      .select(["kept_until", "kept_because"]),
  filters: {
    status: (query, status) => query.where(policyStatus, "=", status),
    inForceOn: (query, day) => query.where(isInForce(day)),
    from: (query, day) => query.where(({ ref }) => isSince(ref("signed_at"), day, ref("country"))),
    to: (query, day) => query.where(({ ref }) => isUntil(ref("signed_at"), day, ref("country"))),
    search: (query, search) => query.where(hasPolicyWords(tidySearch(search))),
  },
  usualOrder: "-signedAt",
  orders: { signedAt: ["signed_at", "ref_id"], contractNumber: ["contract_number"] },
  countsInOrder: ({ search }) => search === null,
  show: ({ kept_until, kept_because, deposit_cents, premium_cents, ...row }) => ({
    ...row,
    kept: kept_until && kept_because ? retentionPlan(row.country, { until: kept_until, because: kept_because }) : [],
    depositAmount: fromCents(deposit_cents),
    premiumAmount: fromCents(premium_cents),
    signedAt: row.signedAt.toISOString(),
  }),
  csv: {
    columns: [
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.tenant", ({ tenantName }) => tenantName],
      ["staff.email", ({ tenantEmail }) => tenantEmail],
      ["staff.col.home", ({ fullAddress }) => fullAddress],
      ["staff.money.country", ({ country }, { t }) => t(`country.${country}`)],
      ["staff.col.landlord", ({ landlordName }) => landlordName],
      ["staff.col.deposit", ({ depositAmount }, { amount }) => amount(depositAmount)],
      ["staff.col.premium", ({ premiumAmount }, { amount }) => amount(premiumAmount)],
      ["staff.export.period", ({ paymentPeriod }, { t }) => t(`staff.export.period.${paymentPeriod}`)],
      ["staff.col.start", ({ insuranceStart }) => insuranceStart],
      ["staff.col.signed", ({ signedAt }, { time }) => time(signedAt)],
      ["staff.col.state", ({ status }, { t }) => t(`staff.policy.${status}`)],
    ],
  },
});
