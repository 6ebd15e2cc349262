import { Bar, BarChart as Chart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from "recharts";

interface BarChartProps<Row extends object> {
  rows: readonly Row[];
  /** The key of the value on the horizontal axis. */
  by: keyof Row & string;
  series: readonly { key: keyof Row & string; label: string }[];
  /** Whether the values of a row add up. */
  isStacked?: boolean;
  writeBy: (by: string) => string;
  writeValue: (value: number) => string;
}

const fills = ["var(--k-accent)", "var(--k-caution)", "var(--k-error)"];
const axis = { stroke: "var(--k-line-control)", tick: { fill: "var(--k-quiet)", fontSize: 12 } };

/** Bars, hidden from screen readers, which read the table beside it. Loaded on its own, because the library is large. */
export default function BarChart<Row extends object>({
  rows,
  by,
  series,
  isStacked = false,
  writeBy,
  writeValue,
}: BarChartProps<Row>) {
  return (
    <div aria-hidden="true" className="chart">
      <ResponsiveContainer width="100%" height={240}>
        <Chart data={[...rows]} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--k-line)" />
          <XAxis {...axis} dataKey={(row: Row) => row[by]} tickFormatter={writeBy} minTickGap={24} />
          <YAxis {...axis} width="auto" tickFormatter={writeValue} allowDecimals={false} />
          {series.map(({ key }, index) => (
            <Bar
              key={key}
              dataKey={(row: Row) => row[key]}
              fill={fills[index]}
              stackId={isStacked ? "all" : undefined}
              maxBarSize={48}
              isAnimationActive={false}
            />
          ))}
        </Chart>
      </ResponsiveContainer>
      <ul className="chart-legend">
        {series.map(({ key, label }, index) => (
          <li key={key}>
            <svg viewBox="0 0 10 10">
              <rect width="10" height="10" rx="2" fill={fills[index]} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
