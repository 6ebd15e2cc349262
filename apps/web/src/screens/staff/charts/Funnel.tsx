import type { StaffFigures } from "@kautia/contract";
import { useText } from "#shell/i18n/use-text.ts";
import { DataTable } from "#parts/tables/DataTable.tsx";

/** How many applications reached each stage, as a table with bars. */
export function Funnel({ stages }: { stages: StaffFigures["funnel"] }) {
  const { t, number } = useText();
  const all = stages[0]?.count ?? 0;
  const share = (count: number) => (all === 0 ? 0 : Math.round((count / all) * 100));
  return (
    <section className="staff-chart k-flow">
      <h2>{t("staff.figures.funnel")}</h2>
      <p className="quiet">{t("staff.figures.funnelLead")}</p>
      <DataTable
        caption={t("staff.figures.funnel")}
        empty={t("staff.nothing")}
        rows={stages}
        rowKey={({ stage }) => stage}
        columns={[
          { key: "stage", label: t("staff.figures.stage"), renderCell: ({ stage }) => t(`staff.stage.${stage}`) },
          { key: "count", label: t("staff.figures.count"), numeric: true, renderCell: ({ count }) => number(count) },
          {
            key: "share",
            label: t("staff.figures.share"),
            renderCell: ({ count }) => (
              <span className="staff-chart__share">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect fill="var(--k-accent)" width={share(count)} height="10" />
                </svg>
                <span>{t("staff.figures.percent", { share: number(share(count)) })}</span>
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}
