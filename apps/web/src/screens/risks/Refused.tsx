import {
  dateOfTimestamp,
  outcomeOfLastName,
  personName,
  type RiskAnswer,
  type QuestionId,
  type TenantRecord,
} from "@kautia/contract";
import { Actions, ButtonLink, Link, Question, SummaryList, type SummaryRow } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import type { Text } from "@kautia/locales/format";
import { useCountry } from "../../texts/use-country.ts";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { useHeadingFocus } from "../../browser/use-heading-focus.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { AskPerson } from "./AskPerson.tsx";
import { type RefusalBasis, WouldChange } from "./WouldChange.tsx";
import "./risks.css";

export interface RefusedProps extends Pick<RiskAnswer, "reason" | "wouldQuote" | "mayAskForReview"> {
  record: TenantRecord;
}

/** Explains a refusal by the rules: the reason, the answers behind it and what would change it (GDPR Art. 22). */
export function Refused({ reason, wouldQuote, mayAskForReview, record }: RefusedProps) {
  const { settings } = useApp();
  const text = useText();
  const { t } = text;
  const path = useScreenPath();
  const name = record.userInfo?.firstName;
  const supportEmail = settings.brand.supportEmail[useCountry()];
  // `step` opens a question even though all are answered; `edit` returns to the summary.
  const changing = (step: QuestionId) => `${path("index")}?step=${step}&edit=1`;
  // A bureau other than our scorecard names no changes, and knows no test names.
  const isByName = wouldQuote !== null && outcomeOfLastName(record.userInfo?.lastName ?? "") === reason;
  const isTogether = (record.coTenants ?? []).length > 0;
  const basis = isByName ? "byName" : reason === "UNDER_AGE" && isTogether ? "youngest" : reason;
  const answers = basis ? answersBehind(basis, record, text) : [];

  return (
    <Page title={t("risks.refused")}>
      <Question
        headingRef={useHeadingFocus()}
        title={t("risks.refused")}
        lead={name ? t("risks.refusedLead", { name }) : t("risks.refusedLeadNoName")}
      />
      {reason && basis ? (
        <>
          <section className="k-flow">
            <h2>{t("risks.reason")}</h2>
            <p>{t(basis === "youngest" ? "risks.youngest.reason" : `risks.${reason}.reason`)}</p>
          </section>
          <section className="k-flow">
            <h2>{t("risks.restsOn")}</h2>
            <p>{t(`risks.${basis}.restsOn`)}</p>
            {settings.bureau && reason !== "UNDER_AGE" && basis !== "byName" ? (
              <p>{t("risks.bureau", { bureau: settings.bureau })}</p>
            ) : null}
            <SummaryList
              rows={answers.map(({ step, ...row }) => ({
                ...row,
                action: (
                  <Link standalone href={changing(step)} hiddenText={row.label}>
                    {t("common.change")}
                  </Link>
                ),
              }))}
            />
          </section>
          <WouldChange basis={basis} wouldQuote={wouldQuote} isTogether={isTogether} />
        </>
      ) : null}
      {mayAskForReview ? <AskPerson /> : null}
      <p>
        <span>{`${t("risks.support")} `}</span>
        <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
      </p>
      <Actions>
        <ButtonLink href={changing(answers[0]?.step ?? "employment")}>{t("risks.change")}</ButtonLink>
      </Actions>
    </Page>
  );
}

type Answer = SummaryRow & { label: string; step: QuestionId };

/** The tenant's answers behind the refusal, the most likely to change first. */
function answersBehind(basis: RefusalBasis, record: TenantRecord, { t, money, date }: Text): Answer[] {
  const { grossIncome, coldRentAmount, insuranceStart, userInfo } = record;
  const coTenants = record.coTenants ?? [];
  const incomeOf = (label: string, step: QuestionId, amount: number | null): Answer => ({
    step,
    label,
    value: amount === null ? t("risks.noIncome") : money(amount),
  });
  const incomes = [
    incomeOf(t("risks.yourIncome"), "employment", grossIncome),
    ...coTenants.map((person) =>
      incomeOf(t("risks.incomeOf", { name: personName(person) ?? "" }), "co-tenant-incomes", person.grossIncome),
    ),
  ];
  const start: Answer = {
    step: "insurance-dates",
    label: t("risks.yourStart"),
    value: insuranceStart ? date(dateOfTimestamp(insuranceStart)) : "–",
  };
  switch (basis) {
    case "byName":
      return [{ step: "name", label: t("fields.lastName"), value: userInfo?.lastName ?? "–" }];
    case "UNDER_AGE":
    case "youngest": {
      const birthDateOf = (label: string, step: QuestionId, day: string | null | undefined): Answer => ({
        step,
        label,
        value: day ? date(day) : "–",
      });
      return [
        start,
        birthDateOf(t("risks.yourBirthDate"), "tenant-details", userInfo?.birthDate),
        ...coTenants.map((person) =>
          birthDateOf(t("risks.birthDateOf", { name: personName(person) ?? "" }), "co-tenants", person.birthDate),
        ),
      ];
    }
    case "NO_CREDIT_SCORE":
    case "CREDIT_SCORE_INSUFFICIENT": {
      const value = coldRentAmount === null ? "–" : money(coldRentAmount);
      return [...incomes, { step: "rent-and-deposit", label: t("risks.yourColdRent"), value }];
    }
  }
}
