import { getWaitingTimes, type WaitingTimes as Times } from "@kautia/contract";
import { Skeleton } from "@kautia/design-system";
import { useApp } from "#shell/app/app-context.ts";
import { promisedTime } from "@kautia/locales/format";
import { useText } from "#shell/i18n/use-text.ts";
import { DataTable } from "#parts/tables/DataTable.tsx";
import { Failed } from "#parts/tables/Failed.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";

/** How long cases and claims waited for a person, next to what pages and mails promise. */
export function WaitingTimes({ onSessionEnded }: { onSessionEnded: () => void }) {
  const { api } = useApp();
  const text = useText();
  const { t, number } = text;
  const { state, reload } = useTable(() => api.call(getWaitingTimes, {}, handledByPage), onSessionEnded);
  if (state.kind === "loading") return <Skeleton lines={4} label={t("common.loading")} />;
  if (state.kind === "failed") return <Failed onRetry={reload} />;
  const { days, promisedWorkingDays, cases, claims } = state.answer;
  const hours = (value: number | null) =>
    value === null ? "–" : t("staff.waits.hours", { hours: number(Math.round(value * 10) / 10) });
  const share = (late: number, of: number) => t("staff.waits.of", { late: number(late), of: number(of) });
  return (
    <section className="k-flow">
      <h2>{t("staff.waits.title")}</h2>
      <p>{t("staff.waits.lead", { days, within: promisedTime(text, promisedWorkingDays) })}</p>
      <DataTable<Times & { area: "cases" | "claims" }>
        caption={t("staff.waits.title")}
        empty={t("staff.nothing")}
        rows={[
          { area: "cases", ...cases },
          { area: "claims", ...claims },
        ]}
        rowKey={({ area }) => area}
        columns={[
          { key: "area", label: t("staff.col.what"), renderCell: ({ area }) => t(`staff.area.${area}`) },
          {
            key: "median",
            label: t("staff.figures.median"),
            numeric: true,
            renderCell: ({ medianHours }) => hours(medianHours),
          },
          {
            key: "90",
            label: t("staff.waits.percentile90"),
            numeric: true,
            renderCell: ({ percentile90Hours }) => hours(percentile90Hours),
          },
          {
            key: "late",
            label: t("staff.waits.late"),
            numeric: true,
            renderCell: ({ late, decided }) => share(late, decided),
          },
          {
            key: "openLate",
            label: t("staff.waits.openLate"),
            numeric: true,
            renderCell: ({ openLate, open }) => share(openLate, open),
          },
        ]}
      />
    </section>
  );
}
