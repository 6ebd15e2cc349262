import "./list.css";
import { useText } from "../text/use-text.ts";

interface DateRangeProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (name: "from" | "to", value: string | undefined) => void;
}

/** Two days, both included. Each may be left open. */
export function DateRange({ from, to, onChange }: DateRangeProps) {
  const { t } = useText();
  const day = (name: "from" | "to", value: string | undefined) => (
    <label>
      <span>{t(`office.${name}`)}</span>
      <input type="date" value={value ?? ""} onChange={(event) => onChange(name, event.target.value || undefined)} />
    </label>
  );
  return (
    <div role="group" className={from || to ? "chip chip--set" : "chip"} aria-label={t("office.list.days")}>
      {day("from", from)}
      {day("to", to)}
    </div>
  );
}
