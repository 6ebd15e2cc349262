import { countries, countryFacts, deskCountry, getMoney, type MoneyMonths, moneySpans } from "@kautia/contract";
import { Question, Skeleton, SummaryList } from "@kautia/design-system";
import { lazy, Suspense } from "react";
import { useApp } from "#shell/app/app-context.ts";
import { InCountry } from "#shell/i18n/InCountry.tsx";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { useLocation } from "#shell/navigation/use-location.ts";
import { DataTable } from "#parts/tables/DataTable.tsx";
import { Failed } from "#parts/tables/Failed.tsx";
import { Finder } from "#parts/tables/Finder.tsx";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { handledByPage, pick, useTable } from "#parts/tables/use-table.ts";
import { monthName } from "./month-name.ts";
import { type MoneyTotal, monthsOf, wholePeriod } from "./totals.ts";

const MoneyChart = lazy(() => import("./MoneyChart.tsx"));
const figures = ["earned", "paid", "open", "exposure", "claimsPaid", "lossRatio"] as const;

/** Without a chosen country, all together; in several currencies nothing adds up, so the desk's own. */
const isOneCurrency = new Set(countries.map((country) => countryFacts[country].currency)).size === 1;
const together = isOneCurrency ? undefined : deskCountry;

/** Premiums, exposure and claims by month and country. */
export function MoneyPage(props: StaffPageProps) {
  const { api } = useApp();
  const { t } = useText();
  const { query } = useLocation();
  const months = pick(moneySpans, query.get("months"));
  const { state, reload } = useTable(
    () => api.call(getMoney, { query: { months } }, handledByPage),
    props.onSessionEnded,
  );
  const title = t("staff.area.money");
  return (
    <StaffPage title={title} {...props}>
      <Question title={title} lead={t("staff.money.lead")} />
      <Finder
        personId={props.person.id}
        filters={[
          {
            name: "months",
            label: t("staff.money.months"),
            emptyText: t("staff.money.last", { months: moneySpans[0] }),
            options: moneySpans.slice(1).map((value) => ({ value, label: t("staff.money.last", { months: value }) })),
          },
          {
            name: "country",
            label: t("staff.money.country"),
            emptyText: t(together === undefined ? "staff.all" : `country.${together}`),
            options: countries
              .filter((value) => value !== together)
              .map((value) => ({ value, label: t(`country.${value}`) })),
          },
        ]}
      />
      {state.kind === "failed" ? <Failed onRetry={reload} /> : null}
      {state.kind === "loading" ? <Skeleton lines={8} label={t("common.loading")} /> : null}
      {state.kind === "loaded" ? <Figures {...state.answer} /> : null}
    </StaffPage>
  );
}

function Figures({ at, storedUntil, months: rows }: MoneyMonths) {
  const { query } = useLocation();
  const country = pick(countries, query.get("country")) ?? together;
  const text = useText().in(country ?? deskCountry);
  const { t, exactMoney, number } = text;
  const months = monthsOf(rows, country);
  const write = (of: MoneyTotal, figure: (typeof figures)[number]) => {
    if (figure !== "lossRatio") return exactMoney(of[figure]);
    return of.lossRatio === null ? "–" : t("staff.figures.percent", { share: number(Math.round(of.lossRatio * 100)) });
  };
  const whole = wholePeriod(months);
  return (
    <>
      <p>{t("staff.figures.asOf", { time: when(text, at) })}</p>
      {storedUntil === null ? null : <p>{t("staff.money.stored", { month: monthName(text, storedUntil) })}</p>}
      <section className="k-flow">
        <h2>{t("staff.money.total")}</h2>
        <SummaryList
          rows={figures.map((figure) => ({
            key: figure,
            label: t(`staff.money.${figure}`),
            value: write(whole, figure),
          }))}
        />
      </section>
      <section className="k-flow">
        <h2>{t("staff.money.chart")}</h2>
        <Suspense fallback={<Skeleton lines={6} label={t("common.loading")} />}>
          <InCountry country={text.country()}>
            <MoneyChart months={months} />
          </InCountry>
        </Suspense>
        <DataTable
          caption={t("staff.money.table")}
          empty={t("staff.nothing")}
          rows={[...months].reverse()}
          rowKey={({ month }) => month}
          columns={[
            {
              key: "month",
              label: t("staff.money.month"),
              whole: true,
              renderCell: ({ month }) => monthName(text, month),
            },
            ...figures.map((figure) => ({
              key: figure,
              label: t(`staff.money.${figure}`),
              numeric: true,
              renderCell: (of: MoneyTotal) => write(of, figure),
            })),
          ]}
        />
      </section>
      <details>
        <summary>{t("staff.money.means")}</summary>
        <SummaryList
          rows={figures.map((figure) => ({
            key: figure,
            label: t(`staff.money.${figure}`),
            value: t(`staff.money.means.${figure}`),
          }))}
        />
      </details>
    </>
  );
}
