import { type LinkView, progressRank, type TenantRecord } from "@kautia/contract";
import { Question, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import type { CallResult } from "../../api/call-result.ts";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../texts/use-text.ts";
import { Navigate } from "../../navigation/Navigate.tsx";
import { Page } from "../../frame/Page.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { AskToContinue } from "./AskToContinue.tsx";
import { isOver, lookAt, type OpenedLink } from "./opened-link.ts";
import { useOpenedLink } from "./use-opened-link.ts";
import { Welcome } from "./Welcome.tsx";

/** Opened by a link to an application. Only the button opens the application (docs/flow.md). */
function OpenScreen() {
  const path = useScreenPath();
  const link = useOpenedLink();
  return link ? <OpenLink key={link.secret} link={link} /> : <Navigate to={path("index")} replace />;
}

interface Found {
  view: LinkView;
  /** Another application of this browser that has got as far as the offer. */
  other: TenantRecord | null;
}

function OpenLink({ link }: { link: OpenedLink }) {
  const { api, session } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const [over, setOver] = useState(false);
  const { state, reload } = useLoaded(async (): Promise<CallResult<Found>> => {
    const [looked, own] = await Promise.all([lookAt(api, link), session.token() ? session.load() : null]);
    if (!looked.ok) return looked;
    const view = looked.answer;
    const known = own?.kind === "record" && own.record.refId !== view.refId ? own.record : null;
    const hasOffer = progressRank(known?.lastCompletedPage ?? null) >= progressRank("RISK_CHECK");
    return { ok: true, answer: { view, other: hasOffer ? known : null } };
  });

  if (over || (state.kind === "failed" && isOver(state.failure))) return <Navigate to={path("link-expired")} replace />;
  if (state.kind === "loaded") {
    const props = { ...state.answer, link, onOver: () => setOver(true) };
    // Somebody who has already accepted just continues.
    return link.kind !== "token" && props.view.refId === null ? <Welcome {...props} /> : <AskToContinue {...props} />;
  }
  const title = t(link.kind === "token" ? "open.title" : "invited.titlePlain");
  return (
    <Page title={title}>
      <Question title={title} />
      {state.kind === "failed" ? (
        <FailureMessage failure={state.failure} onRetry={reload} />
      ) : (
        <Skeleton lines={4} label={t("common.loading")} />
      )}
    </Page>
  );
}

export { OpenScreen as Component };
