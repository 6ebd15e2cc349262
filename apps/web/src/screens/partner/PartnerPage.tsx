import { logOutPartner, type LoggedInPerson } from "@kautia/contract";
import { type Elements, Button } from "@kautia/design-system";
import { useState } from "react";
import type { CallFailure } from "../../api/call-result.ts";
import { ActionFailed } from "../../parts/failure/ActionFailed.tsx";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useLocation } from "../../shell/navigation/use-location.ts";
import { Page } from "../../shell/Page.tsx";
import { TabLinks } from "../../shell/TabLinks.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { tabsOf } from "./tabs.ts";

interface FrameProps {
  title: string;
  /** Null while nobody is logged in. */
  person: LoggedInPerson | null;
  onSessionEnded?: () => void;
  children: Elements;
}

/** The frame of a partner's pages: whose page it is, the tabs, and logout. */
export function PartnerPage({ title, person, onSessionEnded, children }: FrameProps) {
  return (
    <Page title={title} width="wide">
      <div className="partner k-unpinned k-flow">
        {person ? <Head person={person} onSessionEnded={onSessionEnded} /> : null}
        {children}
      </div>
    </Page>
  );
}

function Head({ person, onSessionEnded }: { person: LoggedInPerson; onSessionEnded: (() => void) | undefined }) {
  const { api, settings } = useApp();
  const { t } = useText();
  const { pathname } = useLocation();
  const path = useScreenPath();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const isInviting = ["invite", "upload"].some((area) => pathname === path("partner-area", { area }));

  const tabs = tabsOf(settings).map((area) => {
    const href = path("partner-area", { area });
    const isCurrent = pathname === href || (area === "invitations" && isInviting);
    return { href, text: t(`manager.tab.${area}`), isCurrent };
  });

  async function leave(): Promise<void> {
    setFailure(null);
    const result = await api.call(logOutPartner, {});
    if (result.ok) onSessionEnded?.();
    else setFailure(result);
  }

  return (
    <>
      <div className="partner-head">
        <p>
          <strong>{person.partner.name}</strong>
          <span className="quiet">{person.name}</span>
        </p>
        <Button variant="text" onClick={leave}>
          {t("manager.logOut")}
        </Button>
      </div>
      <ActionFailed failure={failure} />
      <TabLinks label={t("manager.tabs")} tabs={tabs} />
    </>
  );
}
