import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { useText } from "#shell/i18n/use-text.ts";
import { ChartLegend } from "../charts/ChartLegend.tsx";
import { monthName } from "./month-name.ts";
import type { MoneyTotal } from "./totals.ts";

const series = [
  { key: "earned", fill: "var(--k-accent)" },
  { key: "paid", fill: "var(--k-line-control)" },
  { key: "claimsPaid", fill: "var(--k-error)" },
] as const;
const axis = { stroke: "var(--k-line-control)", tick: { fill: "var(--k-quiet)", fontSize: 14 } };

/** Hidden from screen readers, which read the table below. Loaded on its own, because the library is large. */
export default function MoneyChart({ months }: { months: readonly MoneyTotal[] }) {
  const text = useText();
  return (
    <div aria-hidden="true">
      <ResponsiveContainer width="100%" height={280}>
        <BarChart data={[...months]} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--k-line)" />
          <XAxis {...axis} dataKey="month" tickFormatter={(month: string) => monthName(text, month)} />
          <YAxis {...axis} width="auto" tickFormatter={(amount: number) => text.money(amount)} />
          {series.map(({ key, fill }) => (
            <Bar key={key} dataKey={key} fill={fill} isAnimationActive={false} />
          ))}
        </BarChart>
      </ResponsiveContainer>
      <ChartLegend series={series.map((item) => ({ ...item, label: text.t(`staff.money.${item.key}`) }))} />
    </div>
  );
}
