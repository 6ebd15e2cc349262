import { buildUrl, type ExportList, exportList } from "@kautia/contract";
import { MenuItem } from "react-aria-components";
import { MenuButton } from "../parts/MenuButton.tsx";
import { useText } from "../text/use-text.ts";
import { SavedViews } from "./SavedViews.tsx";

interface ListToolsProps {
  list: ExportList | undefined;
  query: Partial<Record<string, string>>;
  columns: readonly { id: string; label: string }[];
  shown: readonly string[];
  onColumns: (ids: readonly string[]) => void;
  onQuery: (query: Partial<Record<string, string>>) => void;
}

/** At the end of the filters' line: saved views, the columns to show, and the rows as a file. */
export function ListTools({ list, query, columns, shown, onColumns, onQuery }: ListToolsProps) {
  const { t, language } = useText();
  const { page: _page, open: _open, ...filters } = query;
  return (
    <div className="list-tools">
      {list ? <SavedViews list={list} query={query} onQuery={onQuery} /> : null}
      <MenuButton
        label={t("office.list.columns")}
        selectionMode="multiple"
        disallowEmptySelection
        selectedKeys={shown}
        onSelectionChange={(keys) =>
          onColumns(columns.map(({ id }) => id).filter((id) => keys === "all" || keys.has(id)))
        }
      >
        {columns.map(({ id, label }) => (
          <MenuItem key={id} id={id}>
            {label}
          </MenuItem>
        ))}
      </MenuButton>
      {list ? (
        <a className="tool" href={buildUrl(exportList, { list }, { ...filters, language })} download>
          {t("office.list.csv")}
        </a>
      ) : null}
    </div>
  );
}
