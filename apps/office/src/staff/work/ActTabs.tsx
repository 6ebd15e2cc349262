import { Link, useNavigate } from "@tanstack/react-router";
import { useKeys } from "../../shell/keys.tsx";
import { useText } from "../../text/use-text.ts";

export interface Act {
  name: string;
  label: string;
  /** The key that opens its form. */
  key?: string;
}

/** What can be done, each with its key; the chosen one is in the address. `next` leads to what waits next. */
export function ActTabs({ acts, next }: { acts: readonly Act[]; next: (() => void) | null }) {
  const { t } = useText();
  const navigate = useNavigate();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each page's route reads its own acts
  const searchFor = (name: string) => ((now: object) => ({ ...now, act: name })) as never;
  const open = acts.flatMap(({ name, label, key }) => {
    const run = () => void navigate({ to: ".", search: searchFor(name), replace: true });
    return key === undefined ? [] : [{ key, does: label, isAct: true, run }];
  });
  useKeys(next ? [...open, { key: "e", does: t("office.work.next"), run: next }] : open);
  return (
    <nav className="work-acts" aria-label={t("office.work.acts")}>
      {acts.map(({ name, label, key }) => (
        <Link key={name} to="." search={searchFor(name)} activeOptions={{ exact: true }} replace>
          {label}
          {key === undefined ? null : <kbd aria-hidden="true">{key}</kbd>}
        </Link>
      ))}
    </nav>
  );
}
