import "./palette.css";
import { minSearchLength, searchDesk, type StaffHit, staffHitKinds } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
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
import { useActs, useKeys } from "../../shell/keys.tsx";
import type { NavigationGroup } from "../../shell/OfficeShell.tsx";
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

/** Finds people, contracts, cases, pages and what can be done here while somebody types; Enter takes the first. */
function Finder({ pages, onDone }: { pages: readonly NavigationGroup[]; onDone: () => void }) {
  const text = useText();
  const { t } = text;
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(typed.trim());
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();
  const isSearch = wanted.length >= minSearchLength;
  const { data } = useQuery({
    ...queryOf(searchDesk, { query: { search: wanted } }),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  });
  const hits = isSearch ? (data?.hits ?? []) : [];
  const isMeant = (label: string) => label.toLowerCase().includes(wanted.toLowerCase());
  const acts = useActs().filter(({ does }) => isMeant(does));
  const shownPages = pages
    .flatMap(({ items }) => items)
    .flatMap(({ label, to, tabs = [] }) =>
      tabs.length === 0 ? [{ label, to }] : tabs.map((tab) => ({ label: `${label}: ${tab.label}`, to: tab.to })),
    )
    .filter(({ label }) => isMeant(label))
    .slice(0, isSearch ? 4 : undefined);
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens it wants to type */}
      <SearchField className="palette-search" aria-label={t("office.palette")} autoFocus>
        <Input className="palette-input" placeholder={t("office.palette.type")} />
      </SearchField>
      <Menu
        className="palette-hits"
        aria-label={t("office.palette")}
        renderEmptyState={() => <p className="empty">{t("office.palette.none")}</p>}
        onAction={(key) => {
          onDone();
          const hit = hits.find((found) => keyOf(found) === key);
          void queries.cancelQueries({ queryKey: [searchDesk.name] });
          const act = acts.find(({ does }) => does === key);
          if (act) act.run();
          else if (hit) void router.navigate(linkOf(hit));
          else void navigate({ to: String(key) });
        }}
      >
        {acts.length === 0 ? null : (
          <MenuSection id="acts">
            <Header>{t("office.palette.ACT")}</Header>
            {acts.map(({ key, does }) => (
              <MenuItem key={does} id={does} textValue={does}>
                <span>{does}</span>
                {key === null ? null : <kbd>{key}</kbd>}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        {staffHitKinds.map((kind) => {
          const found = hits.filter((hit) => hit.kind === kind);
          return found.length === 0 ? null : (
            <MenuSection key={kind} id={kind}>
              <Header>
                {t(kind === "PERSON" || kind === "PARTNER" ? `office.palette.${kind}` : `staff.find.${kind}`)}
              </Header>
              {found.map((hit) => (
                <MenuItem key={keyOf(hit)} id={keyOf(hit)} textValue={hit.tenantName}>
                  <span>{[hit.tenantName, hit.contractNumber].filter(Boolean).join(", ")}</span>
                  <span className="quiet">{sayHit(hit, text)}</span>
                </MenuItem>
              ))}
            </MenuSection>
          );
        })}
        {shownPages.length === 0 ? null : (
          <MenuSection id="pages">
            <Header>{t("office.palette.PAGE")}</Header>
            {shownPages.map(({ label, to }) => (
              <MenuItem key={to} id={to} textValue={label}>
                <span>{label}</span>
              </MenuItem>
            ))}
          </MenuSection>
        )}
      </Menu>
    </Autocomplete>
  );
}

const keyOf = ({ kind, id }: StaffHit) => `${kind} ${id}`;

function linkOf({ kind, id, refId, contractNumber }: StaffHit) {
  const policy = contractNumber ?? refId ?? "";
  switch (kind) {
    case "PERSON":
      return { to: "/staff/people/$id", params: { id } } as const;
    case "POLICY":
      return { to: "/staff/policies/$id", params: { id: policy } } as const;
    case "CASE":
      return { to: "/staff/cases/$refId", params: { refId: id } } as const;
    case "CLAIM":
      return { to: "/staff/claims/$claimId", params: { claimId: id } } as const;
    case "CHARGE":
      return { to: "/staff/policies/$id/money", params: { id: policy } } as const;
    case "PARTNER":
      return { to: "/staff/partners/$id", params: { id } } as const;
  }
}

/** Why it was found, then what distinguishes it from others. */
function sayHit({ match, email, fullAddress, status }: StaffHit, { t, has, shortDate }: Text): string {
  const key = `office.match.${match.kind}`;
  const said = match.text === null ? "" : match.kind === "BIRTH_DATE" ? shortDate(match.text) : match.text;
  const why = has(key) && said !== "" ? t(key, { text: said }) : null;
  return [why, email, fullAddress, status && t(`staff.policy.${status}`)].filter(Boolean).join(" · ");
}
