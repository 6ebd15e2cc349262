import "./list.css";
import { Button } from "@kautia/design-system";
import { type ReactNode, type Ref, useState } from "react";
import { useText } from "../text/use-text.ts";
import type { ChoiceFilter } from "./columns.ts";
import { DateRange } from "./DateRange.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { FilterFold } from "./FilterFold.tsx";
import { SearchBox } from "./SearchBox.tsx";

type Query = Partial<Record<string, string>>;

interface FilterBarProps {
  /** What the search looks into; without it there is none. */
  searchLabel: string | undefined;
  filters: readonly ChoiceFilter[];
  /** Whether rows can be narrowed to some days. */
  hasDays?: boolean;
  query: Query;
  onChange: (changes: Query) => void;
  /** Null while nothing narrows the list. */
  onClear: (() => void) | null;
  searchBox?: Ref<HTMLInputElement>;
  /** At the end of the line: what can be done with the list. */
  children: ReactNode;
}

/** The search and the filters of a list in one line. */
export function FilterBar(props: FilterBarProps) {
  const { searchLabel, filters, hasDays = false, query, onChange, onClear, searchBox, children } = props;
  const { t } = useText();
  /** Clearing the filters empties the search box, too. */
  const [clearings, setClearings] = useState(0);
  const names = [...filters.map(({ name }) => name), ...(hasDays ? ["from", "to"] : [])];
  return (
    <div className="list-filters" role="search">
      {searchLabel === undefined ? null : (
        <SearchBox
          key={clearings}
          inputRef={searchBox}
          label={searchLabel}
          value={query["search"]}
          onSearch={(search) => onChange({ search })}
        />
      )}
      {names.length > 0 ? (
        <FilterFold set={names.filter((name) => query[name]).length}>
          <FilterChips filters={filters} values={query} onChange={(name, value) => onChange({ [name]: value })} />
          {hasDays ? (
            <DateRange from={query["from"]} to={query["to"]} onChange={(name, value) => onChange({ [name]: value })} />
          ) : null}
        </FilterFold>
      ) : null}
      {onClear ? (
        <Button
          variant="text"
          onClick={() => {
            setClearings(clearings + 1);
            onClear();
          }}
        >
          {t("staff.clearFilters")}
        </Button>
      ) : null}
      {children}
    </div>
  );
}
