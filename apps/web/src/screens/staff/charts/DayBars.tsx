import { useText } from "../../../i18n/use-text.ts";
import { DataTable } from "../DataTable.tsx";

interface Series {
  key: string;
  label: string;
}

export interface DayBarsProps {
  title: string;
  series: readonly Series[];
  /** One value for each of the series, in its order. */
  days: readonly { day: string; values: readonly number[] }[];
  /** Beside each other they are compared, on each other they add up. */
  stacked: boolean;
}

const height = 160;
const width = 480;
const axis = 32;
/** Where the bars stand: the topmost figure needs room above. */
const foot = height + 12;

/** A bar for each day, drawn by ourselves; what it shows stands below as a table, for who would rather read. */
export function DayBars({ title, series, days, stacked }: DayBarsProps) {
  const { t, number, shortDate } = useText();
  const heights = days.map(({ values }) => (stacked ? values.reduce((sum, one) => sum + one, 0) : Math.max(...values)));
  const top = Math.max(1, ...heights);
  const slot = (width - axis) / days.length;
  const scale = (value: number) => (value / top) * height;

  return (
    <section className="staff-chart k-flow">
      <h2>{title}</h2>
      <ul className="staff-chart__legend">
        {series.map(({ key, label }, at) => (
          <li key={key}>
            <svg width="14" height="14" aria-hidden="true">
              <rect className={`staff-chart__series-${at}`} width="14" height="14" rx="3" />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${width} ${foot + 26}`} role="img" aria-label={title} className="staff-chart__drawing">
        {[top, 0].map((value) => (
          <g key={value}>
            <line
              className="staff-chart__line"
              x1={axis}
              x2={width}
              y1={foot - scale(value)}
              y2={foot - scale(value)}
            />
            <text className="staff-chart__text" x={axis - 6} y={foot - scale(value) + 5} textAnchor="end">
              {number(value)}
            </text>
          </g>
        ))}
        {days.map(({ day, values }, at) => {
          const x = axis + at * slot;
          let base = foot;
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
                    className={`staff-chart__series-${which}`}
                    x={left + each * 0.12}
                    y={stacked ? base : foot - tall}
                    width={each * 0.76}
                    height={tall}
                  />
                );
              })}
              {at % Math.ceil(days.length / 5) === 0 ? (
                <text className="staff-chart__text" x={x} y={foot + 20}>
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
            ...series.map(({ key, label }, at) => ({
              key,
              label,
              numeric: true,
              renderCell: ({ values }: { values: readonly number[] }) => number(values[at] ?? 0),
            })),
          ]}
        />
      </details>
    </section>
  );
}
