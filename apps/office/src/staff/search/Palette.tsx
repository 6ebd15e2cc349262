import "./palette.css";
import { minSearchLength, searchDesk, type StaffHit, staffHitKinds } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useDeferredValue, useRef, useState } from "react";
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from "react-aria-components";
import { queryOf } from "../../api/queries.ts";
import type { Place } from "../../parts/links.tsx";
import { Failed } from "../../parts/Failed.tsx";
import { useActs, useKeys } from "../../shell/keys.tsx";
import type { NavigationGroup } from "../../shell/OfficeShell.tsx";
import { caseAt, claimAt, partnerAt, personAt, policyAt } from "../places.tsx";
import { useText } from "../../text/use-text.ts";

/** The button in the top bar, and what it opens, as Ctrl K does. */
export function Palette({ pages }: { pages: readonly NavigationGroup[] }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  useKeys([{ key: "k", withControl: true, does: t("office.palette"), run: () => setOpen(true) }]);
  return (
    <>
      <button type="button" className="palette-button" onClick={() => setOpen(true)}>
        <span className="palette-long">{t("staff.find")}</span>
        <span className="palette-short">{t("office.palette.open")}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <ModalOverlay className="palette-overlay" isDismissable isOpen={isOpen} onOpenChange={setOpen}>
        <Modal className="palette">
          <Dialog aria-label={t("office.palette")}>
            <Finder pages={pages} onDone={() => setOpen(false)} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}

interface Found {
  key: string;
  label: string;
  /** What distinguishes it from others. */
  detail?: string;
  /** The key that does the same. */
  shortcut?: string | null;
  run: () => void;
}

interface Section {
  id: string;
  title: string;
  items: readonly Found[];
}

/** What can be done here, what the server found, and pages, for the words that somebody typed. */
function useSections(pages: readonly NavigationGroup[]) {
  const text = useText();
  const { t } = text;
  const router = useRouter();
  const acts = useActs();
  return (words: string, hits: readonly StaffHit[]): Section[] => {
    const isMeant = ({ label }: { label: string }) => label.toLowerCase().includes(words.toLowerCase());
    const links = pages
      .flatMap(({ items }) => items)
      .flatMap(({ label, to, tabs = [] }) =>
        tabs.length === 0 ? [{ label, to }] : tabs.map((tab) => ({ label: `${label}: ${tab.label}`, to: tab.to })),
      )
      .map(({ label, to }) => ({ key: String(to), label, run: () => void router.navigate({ to }) }));
    const sections: Section[] = [
      {
        id: "acts",
        title: t("office.palette.ACT"),
        items: acts.map(({ key, does, run }) => ({ key: does, label: does, shortcut: key, run })).filter(isMeant),
      },
      ...staffHitKinds.map((kind) => ({
        id: kind,
        title: t(kind === "PERSON" || kind === "PARTNER" ? `office.palette.${kind}` : `staff.find.${kind}`),
        items: hits
          .filter((hit) => hit.kind === kind)
          .map((hit) => ({
            key: `${kind} ${hit.id}`,
            label: [hit.tenantName, hit.contractNumber].filter(Boolean).join(", "),
            detail: sayHit(hit, text),
            run: () => void router.navigate(places[kind](hit)),
          })),
      })),
      {
        id: "pages",
        title: t("office.palette.PAGE"),
        items: links.filter(isMeant).slice(0, isLongEnough(words) ? 4 : undefined),
      },
    ];
    return sections.filter(({ items }) => items.length > 0);
  };
}

const isLongEnough = (words: string) => words.length >= minSearchLength;
const searchFor = (words: string) => queryOf(searchDesk, { query: { search: words } });

/** Finds people, contracts, cases, pages and what can be done here while somebody types; Enter takes the first. */
function Finder({ pages, onDone }: { pages: readonly NavigationGroup[]; onDone: () => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState("");
  const words = typed.trim();
  const wanted = useDeferredValue(words);
  const queries = useQueryClient();
  const { data, error, isPlaceholderData } = useQuery({
    ...searchFor(wanted),
    enabled: isLongEnough(wanted),
    placeholderData: keepPreviousData,
  });
  const findSections = useSections(pages);
  const sections = findSections(wanted, isLongEnough(wanted) ? (data?.hits ?? []) : []);
  const isCurrent = words === wanted && (!isLongEnough(words) || (data !== undefined && !isPlaceholderData));
  const latest = useRef(words);

  function take({ run }: Found): void {
    onDone();
    void queries.cancelQueries({ queryKey: [searchDesk.name] });
    run();
  }

  /** Enter before the answer to what was typed is shown waits for it. */
  async function takeFirst(): Promise<void> {
    const answer = isLongEnough(words) ? await queries.fetchQuery(searchFor(words)).catch(() => null) : null;
    const [first] = findSections(words, answer?.hits ?? []).flatMap(({ items }) => items);
    if (first && latest.current === words) take(first);
  }

  return (
    <Autocomplete
      inputValue={typed}
      onInputChange={(value) => {
        latest.current = value.trim();
        setTyped(value);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens it wants to type */}
      <SearchField className="palette-search" aria-label={t("office.palette")} autoFocus>
        <Input
          className="palette-input"
          placeholder={t("office.palette.type")}
          onKeyDownCapture={(event) => {
            const isShown = isCurrent && event.currentTarget.hasAttribute("aria-activedescendant");
            if (event.key !== "Enter" || event.nativeEvent.isComposing || words === "" || isShown) return;
            event.preventDefault();
            event.stopPropagation();
            void takeFirst();
          }}
        />
      </SearchField>
      <Failed error={error} />
      <Menu
        className="palette-hits"
        aria-label={t("office.palette")}
        renderEmptyState={() =>
          error ? null : <p className="empty">{t(isCurrent ? "office.palette.none" : "common.loading")}</p>
        }
      >
        {sections.map(({ id, title, items }) => (
          <MenuSection key={id} id={id}>
            <Header>{title}</Header>
            {items.map((item) => (
              <MenuItem key={item.key} id={item.key} textValue={item.label} onAction={() => take(item)}>
                <span>{item.label}</span>
                {item.detail === undefined ? null : <span className="quiet">{item.detail}</span>}
                {item.shortcut ? <kbd>{item.shortcut}</kbd> : null}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Autocomplete>
  );
}

const places = {
  PERSON: ({ id }) => personAt(id),
  POLICY: (hit) => policyAt(hit),
  CASE: ({ id }) => caseAt(id),
  CLAIM: ({ id }) => claimAt(id),
  CHARGE: (hit) => policyAt(hit, "/money"),
  PARTNER: ({ id }) => partnerAt(id),
} satisfies Record<StaffHit["kind"], (hit: StaffHit) => Place>;

/** Why it was found, then what distinguishes it from others. */
function sayHit({ match, email, fullAddress, status }: StaffHit, { t, has, shortDate }: Text): string {
  const key = `office.match.${match.kind}`;
  const said = match.text === null ? "" : match.kind === "BIRTH_DATE" ? shortDate(match.text) : match.text;
  const why = has(key) && said !== "" ? t(key, { text: said }) : null;
  return [why, email, fullAddress, status && t(`staff.policy.${status}`)].filter(Boolean).join(" · ");
}
