import { stopReminders } from "@kautia/contract";
import { Link, Question, Skeleton } from "@kautia/design-system";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useApp } from "../../shell/app/app-context.ts";
import { useLoaded } from "../../shell/app/use-loaded.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { Navigate } from "../../shell/navigation/Navigate.tsx";
import { useLocation } from "../../shell/navigation/use-location.ts";
import { Page } from "../../shell/Page.tsx";
import { useHeadingFocus } from "../../shell/use-heading-focus.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";

/** Opened from a reminder mail; opening the page stops the reminders (docs/flow.md). */
export function NoRemindersScreen() {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const { stopToken = "" } = useLocation().params;
  const { state, reload } = useLoaded(() =>
    api.call(stopReminders, { params: { token: stopToken } }, { quiet: true, handBack: "all" }),
  );
  if (state.kind === "failed" && state.failure.problem?.status === 404)
    return <Navigate to={path("link-expired")} replace />;
  if (state.kind === "loaded") return <Done />;
  return (
    <Page title={t("stop.name")}>
      <Question title={t("stop.name")} />
      {state.kind === "failed" ? (
        <FailureMessage failure={state.failure} onRetry={reload} />
      ) : (
        <Skeleton lines={2} label={t("common.loading")} />
      )}
    </Page>
  );
}

function Done() {
  const { t } = useText();
  const path = useScreenPath();
  const heading = useHeadingFocus();
  return (
    <Page title={t("stop.name")}>
      <Question headingRef={heading} title={t("stop.title")} lead={t("stop.text")} />
      <p>
        <Link standalone href={path("resume")}>
          {t("resume.title")}
        </Link>
      </p>
    </Page>
  );
}
