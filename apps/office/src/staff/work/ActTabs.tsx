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
  const open = acts.flatMap(({ name, label, key }) =>
    key === undefined
      ? []
      : [
          {
            key,
            does: label,
            isAct: true,
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each page's route reads its own acts
            run: () =>
              void navigate({ to: ".", search: ((now: object) => ({ ...now, act: name })) as never, replace: true }),
          },
        ],
  );
  useKeys(next ? [...open, { key: "e", does: t("office.work.next"), run: next }] : open);
  return (
    <nav className="work-acts" aria-label={t("office.work.acts")}>
      {acts.map(({ name, label, key }) => (
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each page's route reads its own acts
        <Link
          key={name}
          to="."
          search={(now: object) => ({ ...now, act: name }) as never}
          activeOptions={{ exact: true }}
          replace
        >
          {label}
          {key === undefined ? null : <kbd aria-hidden="true">{key}</kbd>}
        </Link>
      ))}
    </nav>
  );
}
