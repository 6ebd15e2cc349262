import { stopReminders } from "@kautia/contract";
import { Actions, Button, Link, Question } from "@kautia/design-system";
import { useState } from "react";
import type { CallResult } from "../../api/call-result.ts";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { Navigate } from "../../navigation/Navigate.tsx";
import { useLocation } from "../../navigation/use-location.ts";
import { Page } from "../../frame/Page.tsx";
import { useHeadingFocus } from "../../browser/use-heading-focus.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";

/** Opened from a reminder mail. Only the button stops the reminders, because mail scanners open links (docs/flow.md). */
function NoRemindersScreen() {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const { stopToken = "" } = useLocation().params;
  const [result, setResult] = useState<CallResult<unknown> | null>(null);

  async function stop(): Promise<void> {
    setResult(await api.call(stopReminders, { params: { token: stopToken } }, { quiet: true, handledStatuses: "all" }));
  }

  if (result?.ok) return <Done />;
  if (result?.problem?.status === 404) return <Navigate to={path("link-expired")} replace />;
  return (
    <Page title={t("stop.name")}>
      <Question title={t("stop.askTitle")} lead={t("stop.askText")} />
      {result ? <FailureMessage failure={result} /> : null}
      <Actions>
        <Button onClick={stop} busyLabel={t("stop.stopping")}>
          {t("stop.go")}
        </Button>
      </Actions>
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

export { NoRemindersScreen as Component };
