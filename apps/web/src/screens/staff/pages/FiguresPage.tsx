import { getFigures, type StaffFigures } from "@kautia/contract";
import { Question, Skeleton, SummaryList } from "@kautia/design-system";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { useLocation } from "#shell/navigation/use-location.ts";
import { DayBars } from "../charts/DayBars.tsx";
import { Funnel } from "../charts/Funnel.tsx";
import { Ratings } from "../charts/Ratings.tsx";
import { WaitingTimes } from "../charts/WaitingTimes.tsx";
import { ClosedSwitch } from "../ClosedSwitch.tsx";
import { Failed } from "#parts/tables/Failed.tsx";
import { Finder } from "#parts/tables/Finder.tsx";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { handledByPage, pick, useTable } from "#parts/tables/use-table.ts";

const spans = ["14", "90"] as const;

/** Charts and key figures of the business. */
export function FiguresPage(props: StaffPageProps) {
  const { api } = useApp();
  const { t } = useText();
  const { query } = useLocation();
  const days = pick(spans, query.get("days"));
  const { state, reload } = useTable(
    () => api.call(getFigures, { query: { days } }, handledByPage),
    props.onSessionEnded,
  );
  const title = t("staff.area.figures");
  return (
    <StaffPage title={title} {...props}>
      <Question title={title} />
      <Finder
        personId={props.person.id}
        filters={[
          {
            name: "days",
            label: t("staff.figures.days"),
            emptyText: t("staff.figures.last", { days: 30 }),
            options: spans.map((value) => ({ value, label: t("staff.figures.last", { days: value }) })),
          },
        ]}
      />
      {state.kind === "failed" ? <Failed onRetry={reload} /> : null}
      {state.kind === "loading" ? <Skeleton lines={8} label={t("common.loading")} /> : null}
      {state.kind === "loaded" ? <Charts figures={state.answer} /> : null}
      <WaitingTimes onSessionEnded={props.onSessionEnded} />
      <ClosedSwitch {...props} />
    </StaffPage>
  );
}

function Charts({ figures: { at, days, funnel, minutesToSign, ratings } }: { figures: StaffFigures }) {
  const text = useText();
  const { t, number } = text;
  const { median, percentile95, count } = minutesToSign;
  const duration = (minutes: number) => t("staff.figures.duration", { minutes: number(Math.round(minutes * 10) / 10) });
  return (
    <>
      <p>{t("staff.figures.asOf", { time: when(text, at) })}</p>
      <div className="staff-charts">
        <DayBars
          stacked
          title={t("staff.figures.outcomes")}
          series={[
            { key: "quotes", label: t("staff.figures.quotes") },
            { key: "reviews", label: t("staff.figures.reviews") },
            { key: "refusals", label: t("staff.figures.refusals") },
          ]}
          days={days.map(({ day, quotes, reviews, refusals }) => ({ day, values: [quotes, reviews, refusals] }))}
        />
        <DayBars
          stacked={false}
          title={t("staff.figures.charges")}
          series={[
            { key: "due", label: t("staff.figures.chargesDue") },
            { key: "failed", label: t("staff.figures.chargesFailed") },
          ]}
          days={days.map(({ day, chargesDue, chargesFailed }) => ({ day, values: [chargesDue, chargesFailed] }))}
        />
        <Funnel stages={funnel} />
        <section className="staff-chart k-flow">
          <h2>{t("staff.figures.minutes")}</h2>
          {median === null || percentile95 === null ? (
            <p className="quiet">{t("staff.figures.none")}</p>
          ) : (
            <SummaryList
              rows={[
                { key: "median", label: t("staff.figures.median"), value: duration(median) },
                { key: "95", label: t("staff.figures.percentile95"), value: duration(percentile95) },
                { key: "count", label: t("staff.figures.signatures"), value: number(count) },
              ]}
            />
          )}
        </section>
        <Ratings ratings={ratings} />
      </div>
    </>
  );
}
