import { logOutStaff, type StaffPerson } from "@kautia/contract";
import { Header, InlineMessage, Link, Logo, PageLayout, type Elements } from "@kautia/design-system";
import { useEffect, useState } from "react";
import type { CallFailure } from "../../api/call-result.ts";
import { ActionFailed } from "../../parts/failure/ActionFailed.tsx";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { LanguageMenu } from "../../shell/LanguageMenu.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { AreaMenu } from "./AreaMenu.tsx";
import type { StaffCounts } from "./use-waiting.ts";
import { SearchBox } from "./search/SearchBox.tsx";

export interface StaffPageFrameProps {
  title: string;
  /** Null while nobody is logged in. */
  person: StaffPerson | null;
  /** The number of waiting items in each area; null until loaded. */
  waiting?: Partial<StaffCounts> | null;
  /** Whether no money moves, because the database was restored. */
  isMoneyHeld?: boolean;
  onSessionEnded?: () => void;
  children: Elements;
}

/** The desk's page frame: menu of areas, logged-in person and logout. */
export function StaffPage({
  title,
  person,
  waiting = null,
  isMoneyHeld = false,
  onSessionEnded,
  children,
}: StaffPageFrameProps) {
  const { api, settings } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const brand = t("staff.brand", { brand: settings.brand.name });

  useEffect(() => {
    document.title = `${title} – ${settings.brand.name}`;
  }, [title, settings.brand.name]);

  async function leave(): Promise<void> {
    setFailure(null);
    const result = await api.call(logOutStaff, {});
    if (result.ok) onSessionEnded?.();
    else setFailure(result);
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
          {person ? <AreaMenu person={person} waiting={waiting} onLeave={leave} /> : null}
          {person ? <SearchBox /> : null}
        </>
      }
    >
      <div className="staff k-unpinned k-flow">
        {isMoneyHeld ? (
          <InlineMessage tone="caution" toneLabel={t("common.note")} title={t("staff.moneyHeld.title")}>
            {t("staff.moneyHeld.text")}
          </InlineMessage>
        ) : null}
        <ActionFailed failure={failure} />
        {children}
      </div>
    </PageLayout>
  );
}
