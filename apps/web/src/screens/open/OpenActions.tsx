import type { LinkView, TenantRecord } from "@kautia/contract";
import { Actions, Button, ButtonLink, InlineMessage } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useState } from "react";
import type { CallFailure } from "../../api/call-result.ts";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { CookiesBlocked } from "../../parts/start/CookiesBlocked.tsx";
import { useApp } from "../../app/app-context.ts";
import { leaveTo } from "../../guards/navigation-state.ts";
import { useText } from "../../texts/use-text.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import { keepsCookies } from "../../session/token-cookie.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { isOver, type OpenedLink, openLink } from "./opened-link.ts";

export interface OpenProps {
  link: OpenedLink;
  view: LinkView;
  other: TenantRecord | null;
  /** Called when the link opens nothing any more. */
  onOver: () => void;
}

/** The button that opens the application. Asks first if another one in this browser has got as far as the offer. */
export function OpenActions({ link, other, onOver, label, note }: OpenProps & { label: string; note?: string }) {
  const { api, session, settings } = useApp();
  const { t, language } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<CallFailure | "cookies" | null>(null);

  async function open(): Promise<void> {
    setFailed(null);
    if (!keepsCookies()) return setFailed("cookies");
    const result = await openLink(api, link);
    if (result.ok) {
      await session.latest();
      return navigate(path("index"), { replace: true });
    }
    if (result.why === "refused" && isOver(result)) return onOver();
    // Specification §4: a failed initialisation leads to the page under construction.
    if (result.why === "refused" && link.kind === "pd") {
      const { kind, to } = leaveTo(settings.brand.underConstructionUrl, language);
      return kind === "leave" ? location.assign(to) : navigate(to);
    }
    if (result.why === "refused" || result.why === "offline") setFailed(result);
  }

  return (
    <>
      {other ? <OtherApplication record={other} /> : null}
      {failed === "cookies" ? <CookiesBlocked /> : failed ? <FailureMessage failure={failed} /> : null}
      <Actions note={note}>
        <Button onClick={open} busyLabel={t("open.opening")}>
          {label}
        </Button>
        {other ? (
          <ButtonLink variant="secondary" href={path("index")}>
            {t(other.lastCompletedPage === "PAYMENT" ? "open.stayContract" : "open.stay")}
          </ButtonLink>
        ) : null}
      </Actions>
    </>
  );
}

function OtherApplication({ record: { lastCompletedPage, address } }: { record: TenantRecord }) {
  const { t } = useText();
  const about = lastCompletedPage === "PAYMENT" ? "signed" : "other";
  return (
    <InlineMessage tone="caution" toneLabel={t("common.note")} title={t(`open.${about}Title`)}>
      {t(`open.${about}Text`, { home: keepAddressTogether(address?.fullAddress ?? "") })}
    </InlineMessage>
  );
}
