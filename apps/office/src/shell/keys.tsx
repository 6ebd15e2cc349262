import { Checkbox, Dialog } from "@kautia/design-system";
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from "react";
import { readStored, writeStored } from "./stored.ts";
import { useText } from "../text/use-text.ts";

export interface Key {
  /** As `KeyboardEvent.key` names it; null for an act without a key. Single keys do nothing while somebody types. */
  key: string | null;
  /** With Ctrl, or Cmd on a Mac: works while somebody types, too. */
  withControl?: boolean;
  /** What it does, for the list of keys. */
  does: string;
  /** Whether it acts on what the page shows; the search then offers it, too. */
  isAct?: boolean;
  run: () => void;
}

type Register = (keys: readonly Key[]) => () => void;
const KeysContext = createContext<Register>(() => () => {});
const ActsContext = createContext<readonly Key[]>([]);

const storedName = "office-keys";

/** Adds keys while the component is shown. */
export function useKeys(keys: readonly Key[]): void {
  const register = use(KeysContext);
  const run = useEffectEvent((index: number) => keys[index]?.run());
  // As a text, so that the same keys are not added anew with every render.
  const shown = JSON.stringify(keys);
  useEffect(() => {
    const added: Omit<Key, "run">[] = JSON.parse(shown);
    return register(added.map((key, index) => ({ ...key, run: () => run(index) })));
  }, [register, shown]);
}

/** Acts on what the page shows. */
export function useActs(): readonly Key[] {
  return use(ActsContext);
}

/** Offers an act in the search for as long as the component is shown; null offers none. */
export function useAct(does: string | null, run: () => void): void {
  useKeys(does === null ? [] : [{ key: null, does, isAct: true, run }]);
}

/** Listens to the keys of the page, and shows them with '?'. They can be turned off, because speech input may press them. */
export function Keys({ children }: { children: ReactNode }) {
  const { t } = useText();
  const [groups, setGroups] = useState<readonly (readonly Key[])[]>([]);
  const [areOn, setOn] = useState(() => readStored(storedName) !== "off");
  const [isOpen, setOpen] = useState(false);
  const [register] = useState<Register>(() => (keys: readonly Key[]) => {
    setGroups((all) => [...all, keys]);
    return () => setGroups((all) => all.filter((other) => other !== keys));
  });
  const help: Key = { key: "?", does: t("staff.keys.help"), run: () => setOpen(true) };
  const all = [...groups.flat(), help];
  const acts = useMemo(() => groups.flat().filter(({ isAct }) => isAct), [groups]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const control = event.ctrlKey || event.metaKey;
    if (event.altKey || event.defaultPrevented || (!control && (!areOn || isTyping(event)))) return;
    if (event.key === " " && isOn(event, "button, [role=button]")) return;
    // The newest comes first: a dialog's keys before those of its page.
    const found = all.findLast(({ key, withControl = false }) => key === event.key && withControl === control);
    if (!found) return;
    event.preventDefault();
    found.run();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);

  return (
    <KeysContext value={register}>
      <ActsContext value={acts}>{children}</ActsContext>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("staff.keys")} closeText={t("common.close")}>
        <dl className="keys">
          {all.map(({ key, withControl = false, does }) =>
            key === null ? null : (
              <div key={`${key}${does}`}>
                <dt>
                  <kbd>{`${withControl ? "Ctrl " : ""}${key === " " ? t("office.space") : key}`}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ),
          )}
        </dl>
        <Checkbox
          label={t("staff.keys.on")}
          checked={areOn}
          onChange={(on) => {
            setOn(on);
            writeStored(storedName, on ? "on" : "off");
          }}
        />
      </Dialog>
    </KeysContext>
  );
}

const isTyping = (event: KeyboardEvent) => isOn(event, "input, textarea, select, dialog, [role=dialog], [role=menu]");

function isOn({ target }: KeyboardEvent, what: string): boolean {
  return target instanceof HTMLElement && target.closest(what) !== null;
}
