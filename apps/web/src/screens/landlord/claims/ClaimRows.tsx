import type { Claim, LandlordView } from "@kautia/contract";
import { useApp } from "#app/app-context.ts";
import { promisedTime, tenantValues, type Text } from "@kautia/locales/format";
import { useText } from "#texts/use-text.ts";
import { useGuaranteePath } from "../guarantee.ts";
import { Rows } from "#parts/rows/Rows.tsx";

/** The claims, each with the sentence that says where it stands. */
export function ClaimRows({ view }: { view: LandlordView }) {
  const { claims } = view;
  const text = useText();
  const path = useGuaranteePath();
  const { promisedWorkingDays } = useApp().settings.brand;
  if (claims.length === 0) return null;
  const values = { ...tenantValues(view, text.language), within: promisedTime(text, promisedWorkingDays) };
  return (
    <Rows
      title={text.t(claims.length > 1 ? "landlord.claims" : "landlord.claim")}
      rows={[...claims].reverse().map((claim) => ({
        key: claim.id,
        href: path("landlord-claims"),
        title: text.t("landlord.youClaim", { amount: text.money(claim.amount) }),
        text: sentenceOf(claim, text, values),
      }))}
    />
  );
}

function sentenceOf(
  { mayObject, objectUntil, objection, agreedAt, decision, payout }: Claim,
  { t, money, date }: Text,
  values: { tenant: string; tenants: number; within: string },
): string {
  if (payout) return t("landlord.claimPaid", { amount: money(payout.amount), date: date(payout.on) });
  if (decision?.outcome === "REFUSED") return t("landlord.event.CLAIM_REFUSED");
  if (decision) return t("landlord.claimGranted", { amount: money(decision.amount) });
  if (objection) return t("landlord.claimObjected", values);
  if (agreedAt) return t("landlord.claimAgreed", values);
  return mayObject ? t("landlord.claimWaits", { ...values, date: date(objectUntil) }) : t("claims.underReview", values);
}
