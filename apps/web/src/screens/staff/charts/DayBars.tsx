import { useText } from "#shell/i18n/use-text.ts";
import { DataTable } from "#parts/tables/DataTable.tsx";
import { ChartLegend } from "./ChartLegend.tsx";

interface Series {
  key: string;
  label: string;
}

export interface DayBarsProps {
  title: string;
  series: readonly Series[];
  /** One value per series, in the order of `series`. */
  days: readonly { day: string; values: readonly number[] }[];
  /** Stack the bars of a day (values add up) or put them side by side (values are compared). */
  stacked: boolean;
}

const fills = ["var(--k-accent)", "var(--k-caution)", "var(--k-error)"];
const height = 160;
const width = 480;
const axis = 32;
/** Y coordinate of the bars' base line; leaves room for the label at the top. */
const baseline = height + 12;

/** A bar chart by day, with the same values as a table below. */
export function DayBars({ title, series, days, stacked }: DayBarsProps) {
  const { t, number, shortDate } = useText();
  const heights = days.map(({ values }) =>
    stacked ? values.reduce((sum, item) => sum + item, 0) : Math.max(...values),
  );
  const top = Math.max(1, ...heights);
  const slot = (width - axis) / days.length;
  const scale = (value: number) => (value / top) * height;

  return (
    <section className="staff-chart k-flow">
      <h2>{title}</h2>
      <ChartLegend series={series.map((item, index) => ({ ...item, fill: fills[index] }))} />
      <svg viewBox={`0 0 ${width} ${baseline + 26}`} role="img" aria-label={title} className="staff-chart__drawing">
        {[top, 0].map((value) => (
          <g key={value}>
            <line
              className="staff-chart__line"
              x1={axis}
              x2={width}
              y1={baseline - scale(value)}
              y2={baseline - scale(value)}
            />
            <text className="staff-chart__text" x={axis - 6} y={baseline - scale(value) + 5} textAnchor="end">
              {number(value)}
            </text>
          </g>
        ))}
        {days.map(({ day, values }, index) => {
          const x = axis + index * slot;
          let base = baseline;
          const each = stacked ? slot : slot / values.length;
          return (
            <g key={day}>
              {values.map((value, which) => {
                const tall = scale(value);
                if (stacked) base -= tall;
                const left = stacked ? x : x + which * each;
                return (
                  <rect
                    key={series[which]?.key}
                    fill={fills[which]}
                    x={left + each * 0.12}
                    y={stacked ? base : baseline - tall}
                    width={each * 0.76}
                    height={tall}
                  />
                );
              })}
              {index % Math.ceil(days.length / 5) === 0 ? (
                <text className="staff-chart__text" x={x} y={baseline + 20}>
                  {shortDate(day).replace(/\/?\d{4}$/, "")}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{t("staff.figures.table")}</summary>
        <DataTable
          caption={title}
          empty={t("staff.nothing")}
          rows={days}
          rowKey={({ day }) => day}
          columns={[
            { key: "day", label: t("staff.figures.day"), renderCell: ({ day }) => shortDate(day) },
            ...series.map(({ key, label }, index) => ({
              key,
              label,
              numeric: true,
              renderCell: ({ values }: { values: readonly number[] }) => number(values[index] ?? 0),
            })),
          ]}
        />
      </details>
    </section>
  );
}
