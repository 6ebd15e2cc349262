import { getRating } from "@kautia/contract";
import { Question, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useApp } from "../../shell/app/app-context.ts";
import { useLoaded } from "../../shell/app/use-loaded.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useLocation, useNavigate } from "../../shell/navigation/use-location.ts";
import { Page } from "../../shell/Page.tsx";
import { useHeadingFocus } from "../../shell/use-heading-focus.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { RatingForm } from "./RatingForm.tsx";

/** Opened from the rating mail: the tenant rates the landlord and us. An unknown id leads to 404. */
export function RateScreen() {
  const { api, settings } = useApp();
  const { t } = useText();
  const { id = "" } = useLocation().params;
  const navigate = useNavigate();
  const path = useScreenPath();
  const [already, setAlready] = useState(false);
  const { state, reload } = useLoaded(() => api.call(getRating, { params: { id } }, { quiet: true }));
  const title = t("rate.title");

  if (already || (state.kind === "loaded" && state.answer.rated)) return <AlreadyRated />;
  return (
    <Page title={title} width="wide">
      {state.kind === "loaded" ? (
        <RatingForm
          id={id}
          landlordName={state.answer.landlordName}
          brand={settings.brand.name}
          onRated={() => navigate(path("rate-thank-you"), { replace: true })}
          onAlready={() => setAlready(true)}
        />
      ) : (
        <Question title={title} />
      )}
      {state.kind === "failed" ? <FailureMessage failure={state.failure} onRetry={reload} /> : null}
      {state.kind === "loading" ? <Skeleton lines={6} label={t("common.loading")} /> : null}
    </Page>
  );
}

function AlreadyRated() {
  const { t } = useText();
  const heading = useHeadingFocus();
  return (
    <Page title={t("rate.title")}>
      <Question headingRef={heading} title={t("rate.alreadyTitle")} lead={t("rate.alreadyText")} />
    </Page>
  );
}
