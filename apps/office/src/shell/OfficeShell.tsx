import { Button, IconClose, Logo, VisuallyHidden } from "@kautia/design-system";
import { Link, type LinkProps, useLocation, useMatchRoute } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { useText } from "../text/use-text.ts";
import { useSettings } from "./settings.ts";

export interface NavigationItem {
  label: string;
  to: LinkProps["to"];
  /** Pages that share this entry, which leads to the first of them. */
  tabs?: readonly { label: string; to: LinkProps["to"] }[];
  /** Other pages that belong to it. */
  within?: readonly LinkProps["to"][];
  /** How much waits there. */
  count?: number;
}

export interface NavigationGroup {
  /** Null for a group that needs no heading. */
  title: string | null;
  items: readonly NavigationItem[];
}

interface OfficeShellProps {
  /** The name of the area, beside the logo. */
  area: string;
  home: LinkProps["to"];
  groups: readonly NavigationGroup[];
  search?: ReactNode;
  person: ReactNode;
  children: ReactNode;
}

/** What stays while pages change: the navigation at the left, or behind a button on a small screen, and the top bar. */
export function OfficeShell({ area, home, groups, search, person, children }: OfficeShellProps) {
  const { t } = useText();
  const { brand } = useSettings();
  const { pathname } = useLocation();
  // Going to another page closes the menu.
  const [openOn, setOpenOn] = useState<string | null>(null);
  // The inbox has everything that the other entries count.
  const total = Math.max(0, ...groups.flatMap(({ items }) => items.map(({ count = 0 }) => count)));
  const navigation = <Navigation groups={groups} />;
  return (
    <div className="office">
      <a className="office-skip" href="#content">
        {t("common.skip")}
      </a>
      <header className="office-bar">
        <Button variant="text" className="office-menu" onClick={() => setOpenOn(pathname)}>
          <span>{t("staff.menu")}</span>
          <Count of={total} />
        </Button>
        <Link to={home} className="office-home">
          <Logo brand={brand.name} />
          <span>{area}</span>
        </Link>
        <div className="office-search">{search}</div>
        {person}
      </header>
      <div className="office-side">{navigation}</div>
      <ModalOverlay
        className="office-overlay"
        isDismissable
        isOpen={openOn === pathname}
        onOpenChange={(isOpen) => setOpenOn(isOpen ? pathname : null)}
      >
        <Modal className="office-drawer">
          <Dialog aria-label={t("staff.menu")}>
            <button
              type="button"
              className="k-dialog__close"
              aria-label={t("common.close")}
              onClick={() => setOpenOn(null)}
            >
              <IconClose />
            </button>
            {navigation}
          </Dialog>
        </Modal>
      </ModalOverlay>
      <main id="content" className="office-content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function Navigation({ groups }: { groups: readonly NavigationGroup[] }) {
  const { t } = useText();
  const match = useMatchRoute();
  return (
    <nav className="office-nav" aria-label={t("staff.nav")}>
      {groups.map(({ title, items }) => (
        <section key={title}>
          {title === null ? null : <h2>{title}</h2>}
          <ul>
            {items.map(({ label, to, tabs = [], within = [], count = 0 }) => (
              <li key={to}>
                <Link
                  to={to}
                  activeOptions={{ includeSearch: false }}
                  aria-current={
                    [...tabs.map((tab) => tab.to), ...within].some((page) => match({ to: page })) || undefined
                  }
                >
                  <span>{label}</span>
                  <Count of={count} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Count({ of: count }: { of: number }) {
  const { t, number } = useText();
  if (count === 0) return null;
  return (
    <>
      <span className="office-count" aria-hidden="true">
        {count > 99 ? "99+" : count}
      </span>
      <VisuallyHidden>{` ${t("staff.waiting", { count: number(count) })}`}</VisuallyHidden>
    </>
  );
}
