import { useKeys } from "../shell/keys.tsx";
import { useText } from "../text/use-text.ts";

const rows = () => [...document.querySelectorAll<HTMLTableRowElement>("tr[data-row]")];
const activeRow = () => document.activeElement?.closest<HTMLTableRowElement>("tr[data-row]") ?? null;

/** Moves to the row after or before the active one; to the first one if none is. */
function move(by: 1 | -1): void {
  const all = rows();
  const active = activeRow();
  const next = active ? all[all.indexOf(active) + by] : all[0];
  const target = next?.querySelector<HTMLElement>("a, .row-open") ?? next;
  target?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

interface RowKeys {
  onFind: () => void;
  onPeek: () => void;
  canChoose: boolean;
}

/** The keys of a list: j and k move, o opens, x chooses, Space shows the row beside the list, / finds. */
export function useRowKeys({ onFind, onPeek, canChoose }: RowKeys): void {
  const { t } = useText();
  useKeys([
    { key: "/", does: t("staff.keys.find"), run: onFind },
    { key: "j", does: t("staff.keys.next"), run: () => move(1) },
    { key: "k", does: t("staff.keys.previous"), run: () => move(-1) },
    {
      key: "o",
      does: t("staff.keys.open"),
      run: () => activeRow()?.querySelector<HTMLElement>("a, .row-open")?.click(),
    },
    ...(canChoose
      ? [{ key: "x", does: t("office.keys.choose"), run: () => activeRow()?.querySelector("input")?.click() }]
      : []),
    { key: " ", does: t("office.keys.peek"), run: onPeek },
  ]);
}
