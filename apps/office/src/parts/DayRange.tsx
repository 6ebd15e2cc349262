import { useText } from "../text/use-text.ts";

interface DayRangeProps {
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
}

/** The first and the last day of what is shown, both included. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  const { t } = useText();
  return (
    <div className="day-range">
      <label>
        <span>{t("office.from")}</span>
        <input
          type="date"
          className="k-input"
          value={from}
          max={to}
          onChange={({ target: { value } }) => value && onChange({ from: value, to })}
        />
      </label>
      <label>
        <span>{t("office.to")}</span>
        <input
          type="date"
          className="k-input"
          value={to}
          min={from}
          onChange={({ target: { value } }) => value && onChange({ from, to: value })}
        />
      </label>
    </div>
  );
}
