import type { LandlordView } from "@kautia/contract";
import { Question } from "@kautia/design-system";
import { tenantValues } from "@kautia/locales/format";
import { Page } from "../../frame/Page.tsx";
import { useText } from "../../texts/use-text.ts";
import { ClaimRows } from "./claims/ClaimRows.tsx";
import { Facts } from "./Facts.tsx";
import { Later } from "./Later.tsx";
import { NextStep } from "./NextStep.tsx";

/** The page of a former landlord: their own claims, and the account to which we pay. */
export function FormerLandlord({ view }: { view: LandlordView }) {
  const { t, date, language } = useText();
  const tenants = tenantValues(view, language);
  return (
    <Page title={t("changes.former")}>
      <Question
        title={t("changes.former")}
        lead={t("changes.formerText", { ...tenants, date: date(view.replacedOn ?? view.insuranceStart) })}
      />
      <NextStep view={view} />
      <ClaimRows view={view} />
      <Later view={view} />
      <Facts view={view} brief />
    </Page>
  );
}
