import { assignedFilters } from "@kautia/contract";
import { Button, Select, TextField } from "@kautia/design-system";
import { useState } from "react";
import type { Text } from "@kautia/locales/format";
import { useText } from "../../shell/i18n/use-text.ts";
import { useLocation, useNavigate } from "../../shell/navigation/use-location.ts";
import { saveFilters } from "./saved-filters.ts";
import "./tables.css";

interface Filter {
  /** The name of the query parameter. */
  name: string;
  label: string;
  options: { value: string; label: string }[];
  /** Label of the empty option, which shows all rows. */
  emptyText?: string;
}

export interface FinderProps {
  /** Says what the search covers; without it there is no search field. */
  searchHelp?: string;
  filters: readonly Filter[];
}

/** A filter by state; the empty option shows all. */
export function stateFilter<State extends string>(
  t: Text["t"],
  states: readonly State[],
  nameOf: (state: State) => string,
): Filter {
  const options = states.map((state) => ({ value: state, label: nameOf(state) }));
  return { name: "state", label: t("staff.state"), emptyText: t("staff.all"), options };
}

/** A filter by who works on it. */
export function assignedFilter(t: Text["t"]): Filter {
  const options = assignedFilters.map((value) => ({ value, label: t(`staff.assigned.${value}`) }));
  return { name: "assigned", label: t("staff.col.assignee"), emptyText: t("staff.all"), options };
}

/**
 * Search and filters of a table. They are in the address, so that a view can be bookmarked and shared; the menu leads to
 * the last filters.
 */
export function Finder({ searchHelp, filters, personId }: FinderProps & { personId: string }) {
  const { t } = useText();
  const { pathname, query } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useState(query.get("search") ?? "");

  function show(changes: Record<string, string>): void {
    const next = new URLSearchParams(query);
    next.delete("page");
    next.delete("after");
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const kept = [...next].filter(([name]) => filters.some((filter) => filter.name === name));
    saveFilters(personId, pathname, new URLSearchParams(kept));
    void navigate(next.size > 0 ? `${pathname}?${next}` : pathname);
  }

  const isNarrowed = query.has("search") || filters.some(({ name }) => query.has(name));

  const fields = (
    <>
      {searchHelp === undefined ? null : (
        <>
          <TextField label={t("staff.search")} help={searchHelp} type="search" value={search} onChange={setSearch} />
          <Button type="submit" variant="secondary">
            {t("staff.searchGo")}
          </Button>
        </>
      )}
      {filters.map(({ name, label, options, emptyText }) => (
        <Select
          key={name}
          label={label}
          options={options}
          emptyText={emptyText}
          value={query.get(name) ?? ""}
          onChange={(value) => show({ [name]: value, ...(searchHelp && { search: search.trim() }) })}
        />
      ))}
      {isNarrowed ? (
        <Button
          variant="text"
          onClick={() => {
            setSearch("");
            show(Object.fromEntries(["search", ...filters.map(({ name }) => name)].map((name) => [name, ""])));
          }}
        >
          {t("staff.clearFilters")}
        </Button>
      ) : null}
    </>
  );
  // A form needs a button that submits it, and filters apply by themselves.
  if (searchHelp === undefined)
    return (
      <div className="finder" role="search">
        {fields}
      </div>
    );
  return (
    <form
      className="finder"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        show({ search: search.trim() });
      }}
    >
      {fields}
    </form>
  );
}
