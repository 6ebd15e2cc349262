import { logOutStaff, type StaffPerson } from "@kautia/contract";
import { Button, Header, Link, Logo, PageLayout } from "@kautia/design-system";
import { type ReactNode, useEffect } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useLocation } from "../../shell/navigation/use-location.ts";
import { LanguageMenu } from "../../shell/LanguageMenu.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { KeysHelp } from "./search/KeysHelp.tsx";
import { SearchBox } from "./search/SearchBox.tsx";
import { type Area, areas, isForAdministrators } from "./areas.ts";

export interface StaffPageFrameProps {
  title: string;
  /** Null while nobody is logged in. */
  person: StaffPerson | null;
  onGone?: () => void;
  children: ReactNode;
}

/** The desk's page frame: menu of areas, logged-in person and logout. */
export function StaffPage({ title, person, onGone, children }: StaffPageFrameProps) {
  const { api, settings } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const brand = t("staff.brand", { brand: settings.brand.name });

  useEffect(() => {
    document.title = `${title} – ${settings.brand.name}`;
  }, [title, settings.brand.name]);

  async function leave(): Promise<void> {
    const result = await api.call(logOutStaff, {});
    if (result.ok) onGone?.();
  }

  return (
    <PageLayout
      width="wide"
      skipText={t("common.skip")}
      header={
        <>
          <Header
            logo={
              <Link href={path("staff")} aria-label={brand}>
                <Logo brand={settings.brand.name} />
              </Link>
            }
            menu={<LanguageMenu />}
          />
          {person ? <AreaMenu person={person} onLeave={leave} /> : null}
          {person ? <SearchBox /> : null}
        </>
      }
    >
      <div className="staff k-flow">{children}</div>
    </PageLayout>
  );
}

function AreaMenu({ person, onLeave }: { person: StaffPerson; onLeave: () => Promise<void> }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const path = useScreenPath();
  const cases = path("staff");
  const shown = areas.filter((area) => !isForAdministrators(area) || person.role === "administrator");
  const entry = (href: string, area: Area | "cases", current: boolean) => (
    <li key={area}>
      <Link href={href} aria-current={current ? "page" : undefined}>
        {t(`staff.area.${area}`)}
      </Link>
    </li>
  );
  return (
    <nav className="staff-menu" aria-label={t("staff.nav")}>
      <ul>
        {entry(cases, "cases", pathname === cases || pathname.startsWith(`${cases}/applications/`))}
        {shown.map((area) => {
          const href = path("staff-area", { area });
          return entry(href, area, pathname === href || pathname.startsWith(`${href}/`));
        })}
      </ul>
      <div className="staff-menu__person">
        <span>
          {person.name}, {t(`staff.role.${person.role}`)}
        </span>
        <KeysHelp />
        <Button variant="text" onClick={onLeave}>
          {t("staff.logOut")}
        </Button>
      </div>
    </nav>
  );
}
