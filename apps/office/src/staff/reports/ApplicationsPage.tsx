import { getFigures, getWaitingTimes, maxRating, type StaffFigures, type WaitingTimes, sumBy } from "@kautia/contract";
import { promisedTime, when } from "@kautia/locales/format";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { useLoaded } from "../../api/queries.ts";
import { choice } from "../../list/columns.ts";
import { FilterChips } from "../../list/FilterChips.tsx";
import { RowTable } from "../../list/RowTable.tsx";
import { ChartPanel } from "../../parts/ChartPanel.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { Page } from "../../parts/Page.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";
import { AreaTabs } from "../AreaTabs.tsx";
import { otherSpans, usualSpan } from "./spans.ts";
import "./reports.css";

export const Route = createLazyRoute("/staff/reports/applications")({ component: ApplicationsPage });

function ApplicationsPage() {
  const text = useText();
  const { t } = text;
  const navigate = useNavigate();
  const { days } = Route.useSearch();
  const figures = useLoaded(getFigures, { query: { days } });
  return (
    <Page title={t("office.reports")}>
      <AreaTabs of="reports" />
      <div className="list-filters">
        <FilterChips
          filters={[
            choice(
              "days",
              t("staff.figures.days"),
              otherSpans,
              (value) => t("staff.figures.last", { days: value }),
              t("staff.figures.last", { days: usualSpan }),
            ),
          ]}
          values={{ days }}
          onChange={(_name, value) =>
            void navigate({ to: "/staff/reports/applications", search: { days: otherSpans.find((s) => s === value) } })
          }
        />
      </div>
      <p className="quiet">{t("staff.figures.asOf", { time: when(text, figures.at) })}</p>
      <div className="panels">
        <Outcomes days={figures.days} />
        <Charges days={figures.days} />
        <Funnel stages={figures.funnel} />
        <Minutes of={figures.minutesToSign} />
        <Waiting />
        <Ratings of={figures.ratings} />
      </div>
    </Page>
  );
}

type Day = StaffFigures["days"][number];

function Outcomes({ days }: { days: readonly Day[] }) {
  const { t } = useText();
  return (
    <Days
      title={t("staff.figures.outcomes")}
      days={days}
      isStacked
      series={[
        { key: "quotes", label: t("staff.figures.quotes") },
        { key: "reviews", label: t("staff.figures.reviews") },
        { key: "refusals", label: t("staff.figures.refusals") },
      ]}
    />
  );
}

function Charges({ days }: { days: readonly Day[] }) {
  const { t } = useText();
  return (
    <Days
      title={t("staff.figures.charges")}
      days={days}
      series={[
        { key: "chargesDue", label: t("staff.figures.chargesDue") },
        { key: "chargesFailed", label: t("staff.figures.chargesFailed") },
      ]}
    />
  );
}

interface DaysProps {
  title: string;
  days: readonly Day[];
  series: readonly { key: Exclude<keyof Day, "day">; label: string }[];
  isStacked?: boolean;
}

function Days({ title, days, series, isStacked = false }: DaysProps) {
  const { t, number, shortDate } = useText();
  return (
    <ChartPanel
      title={title}
      rows={days}
      by="day"
      series={series}
      isStacked={isStacked}
      writeBy={(day) => shortDate(day).replace(/\/?\d{4}$/, "")}
      writeValue={number}
      columns={[
        { id: "day", label: t("staff.figures.day"), day: ({ day }: Day) => day },
        ...series.map(({ key, label }) => ({
          id: key,
          label,
          isNumeric: true,
          cell: (day: Day) => number(day[key]),
        })),
      ]}
    />
  );
}

type Stage = StaffFigures["funnel"][number];

function Funnel({ stages }: { stages: readonly Stage[] }) {
  const { t, number } = useText();
  const all = stages[0]?.count ?? 0;
  const share = (count: number) => (all === 0 ? 0 : Math.round((count / all) * 100));
  return (
    <Panel title={t("staff.figures.funnel")}>
      <p className="quiet">{t("staff.figures.funnelLead")}</p>
      <RowTable
        caption={t("staff.figures.funnel")}
        rows={stages}
        rowId={({ stage }) => stage}
        empty={t("staff.nothing")}
        columns={[
          { id: "stage", label: t("staff.figures.stage"), cell: ({ stage }: Stage) => t(`staff.stage.${stage}`) },
          { id: "count", label: t("staff.figures.count"), isNumeric: true, cell: ({ count }) => number(count) },
          {
            id: "share",
            label: t("staff.figures.share"),
            isNumeric: true,
            cell: ({ count }) => t("staff.figures.percent", { share: number(share(count)) }),
          },
        ]}
      />
    </Panel>
  );
}

function Minutes({ of: { median, percentile95, count } }: { of: StaffFigures["minutesToSign"] }) {
  const { t, number } = useText();
  const write = (minutes: number) => t("staff.figures.duration", { minutes: number(Math.round(minutes * 10) / 10) });
  return (
    <Panel title={t("staff.figures.minutes")}>
      {median === null || percentile95 === null ? (
        <p className="quiet">{t("staff.figures.none")}</p>
      ) : (
        <Facts
          facts={[
            { label: t("staff.figures.median"), value: write(median) },
            { label: t("staff.figures.percentile95"), value: write(percentile95) },
            { label: t("staff.figures.signatures"), value: number(count) },
          ]}
        />
      )}
    </Panel>
  );
}

type Waits = WaitingTimes & { area: "cases" | "claims" };

/** How long cases and claims waited for a person, next to what pages and mails promise. */
function Waiting() {
  const text = useText();
  const { t, number } = text;
  const data = useLoaded(getWaitingTimes, {});
  const hours = (value: number | null) =>
    value === null ? "–" : t("staff.waits.hours", { hours: number(Math.round(value * 10) / 10) });
  const share = (late: number, of: number) => t("staff.waits.of", { late: number(late), of: number(of) });
  const { days, promisedWorkingDays, cases, claims } = data;
  const rows: Waits[] = [
    { area: "cases", ...cases },
    { area: "claims", ...claims },
  ];
  return (
    <Panel title={t("staff.waits.title")}>
      <p className="quiet">{t("staff.waits.lead", { days, within: promisedTime(text, promisedWorkingDays) })}</p>
      <RowTable
        caption={t("staff.waits.title")}
        rows={rows}
        rowId={({ area }) => area}
        empty={t("staff.nothing")}
        columns={[
          { id: "area", label: t("staff.col.what"), isShort: true, cell: ({ area }: Waits) => t(`staff.area.${area}`) },
          { id: "median", label: t("staff.figures.median"), isNumeric: true, cell: (row) => hours(row.medianHours) },
          {
            id: "90",
            label: t("staff.waits.percentile90"),
            isNumeric: true,
            cell: (row) => hours(row.percentile90Hours),
          },
          { id: "late", label: t("staff.waits.late"), isNumeric: true, cell: (row) => share(row.late, row.decided) },
          {
            id: "openLate",
            label: t("staff.waits.openLate"),
            isNumeric: true,
            cell: (row) => share(row.openLate, row.open),
          },
        ]}
      />
    </Panel>
  );
}

/** The tenants' ratings of their landlords and of us, with their comments. */
function Ratings({ of: { count, recommend, byStars, messages } }: { of: StaffFigures["ratings"] }) {
  const text = useText();
  const { t, number } = text;
  const title = t("staff.figures.ratings");
  if (count === 0)
    return (
      <Panel title={title}>
        <p className="quiet">{t("staff.figures.noRatings")}</p>
      </Panel>
    );
  const mean = (of: "landlord" | "provider") => {
    const stars = sumBy(byStars, (row) => row.stars * row[of]);
    return t("staff.figures.ofFive", { stars: number(Math.round((stars / count) * 10) / 10) });
  };
  const share = number(Math.round((recommend / count) * 100));
  return (
    <Panel title={title}>
      <Facts
        facts={[
          { label: t("staff.figures.ratingsCount"), value: number(count) },
          { label: t("staff.figures.landlordMean"), value: mean("landlord") },
          { label: t("staff.figures.providerMean"), value: mean("provider") },
          { label: t("staff.figures.recommend"), value: t("staff.figures.percent", { share }) },
        ]}
      />
      {messages.length > 0 ? <h3>{t("staff.figures.words")}</h3> : null}
      {messages.map(({ at, landlord, provider, message }) => (
        <figure key={at + message} className="quote">
          <blockquote>{message}</blockquote>
          <figcaption className="quiet">
            {`${when(text, at)} · ${t("staff.figures.wordsStars", { landlord, provider, most: maxRating })}`}
          </figcaption>
        </figure>
      ))}
    </Panel>
  );
}
