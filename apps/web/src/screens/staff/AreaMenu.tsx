import type { StaffPerson } from "@kautia/contract";
import { Button, Link, VisuallyHidden } from "@kautia/design-system";
import { useId, useState } from "react";
import { useText } from "../../shell/i18n/use-text.ts";
import { useLocation } from "../../shell/navigation/use-location.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { type Area, areas, maySee, officeAreas, workAreas } from "./areas.ts";
import { withSavedFilters } from "../../parts/tables/saved-filters.ts";
import { KeysHelp } from "./search/KeysHelp.tsx";

interface AreaMenuProps {
  person: StaffPerson;
  waiting: Partial<Record<Area | "cases", number>> | null;
  onLeave: () => Promise<void>;
}

/**
 * The areas with the number of waiting items, the logged-in person and logout. In a narrow window a button shows the
 * areas (staff.css).
 */
export function AreaMenu({ person, waiting, onLeave }: AreaMenuProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const path = useScreenPath();
  const id = useId();
  // Going to another page closes the menu.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;
  const cases = path("staff");
  const entry = (href: string, area: Area | "cases", current: boolean) => (
    <li key={area}>
      <Link href={withSavedFilters(person.id, href)} aria-current={current ? "page" : undefined}>
        <span>{t(`staff.area.${area}`)}</span>
        <Badge count={waiting?.[area] ?? 0} />
      </Link>
    </li>
  );
  const seen = areas.filter((area) => maySee(person.role, area));
  const total = seen.reduce((sum, area) => sum + (waiting?.[area] ?? 0), waiting?.cases ?? 0);
  const entries = (row: readonly Area[]) =>
    row
      .filter((area) => seen.includes(area))
      .map((area) => {
        const href = path("staff-area", { area });
        return entry(href, area, pathname === href || pathname.startsWith(`${href}/`));
      });
  return (
    <nav className="staff-menu" aria-label={t("staff.nav")} aria-busy={waiting === null}>
      <Button
        variant="text"
        className="staff-menu__toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenOn(isOpen ? null : pathname)}
      >
        <span>{t("staff.menu")}</span>
        <Badge count={total} />
      </Button>
      <div id={id} className={isOpen ? "staff-menu__areas staff-menu__areas--open" : "staff-menu__areas"}>
        <ul>
          {entry(cases, "cases", pathname === cases || pathname.startsWith(`${cases}/applications/`))}
          {entries(workAreas)}
        </ul>
        <ul>{entries(officeAreas)}</ul>
      </div>
      <div className="staff-menu__person">
        <span>{`${person.name}, ${t(`staff.role.${person.role}`)}`}</span>
        <KeysHelp />
        <Button variant="text" onClick={onLeave}>
          {t("staff.logOut")}
        </Button>
      </div>
    </nav>
  );
}

function Badge({ count }: { count: number }) {
  const { t, number } = useText();
  if (count === 0) return null;
  return (
    <>
      <span className="staff-badge" aria-hidden="true">
        {count > 99 ? "99+" : count}
      </span>
      <VisuallyHidden>{` ${t("staff.waiting", { count: number(count) })}`}</VisuallyHidden>
    </>
  );
}
