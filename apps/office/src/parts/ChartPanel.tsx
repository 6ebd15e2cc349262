import { Skeleton } from "@kautia/design-system";
import { type ComponentProps, lazy, Suspense } from "react";
import type { Column } from "../list/columns.ts";
import { RowTable } from "../list/RowTable.tsx";
import { useText } from "../text/use-text.ts";
import type BarChartType from "./BarChart.tsx";
import { Panel } from "./Panel.tsx";
import { Unfold } from "./Unfold.tsx";

const BarChart = lazy(() => import("./BarChart.tsx"));

interface ChartPanelProps<Row extends object> extends ComponentProps<typeof BarChartType<Row>> {
  title: string;
  columns: readonly Column<Row>[];
}

export function ChartPanel<Row extends object>({ title, columns, ...chart }: ChartPanelProps<Row>) {
  const { t } = useText();
  const { by, rows } = chart;
  return (
    <Panel title={title}>
      <Suspense fallback={<Skeleton lines={6} label={t("common.loading")} />}>
        {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a lazy component forgets its type parameter */}
        <BarChart {...(chart as unknown as ComponentProps<typeof BarChart>)} />
      </Suspense>
      <Unfold kind="show" id={chart.series.map(({ key }) => key).join(".")} summary={t("staff.figures.table")}>
        <RowTable
          caption={title}
          columns={columns}
          rows={rows}
          rowId={(row) => String(row[by])}
          empty={t("staff.nothing")}
        />
      </Unfold>
    </Panel>
  );
}
