import "./list.css";
import { IconChevronDown } from "@kautia/design-system";
import { useText } from "../text/use-text.ts";
import type { ChoiceFilter } from "./columns.ts";

interface FilterChipsProps {
  filters: readonly ChoiceFilter[];
  values: Partial<Record<string, string>>;
  onChange: (name: string, value: string | undefined) => void;
}

/** Filters in one line. One that is set says its value and is filled. */
export function FilterChips({ filters, values, onChange }: FilterChipsProps) {
  const { t } = useText();
  return filters.map(({ name, label, options, emptyText }) => {
    const value = values[name] ?? "";
    return (
      <label key={name} className={value === "" ? "chip" : "chip chip--set"}>
        <span>{label}</span>
        <select value={value} onChange={(event) => onChange(name, event.target.value || undefined)}>
          <option value="">{emptyText ?? t("staff.all")}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown size="small" />
      </label>
    );
  });
}
