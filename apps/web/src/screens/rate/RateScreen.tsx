import { getRating } from "@kautia/contract";
import { Question, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../texts/use-text.ts";
import { useLocation, useNavigate } from "../../navigation/use-location.ts";
import { Page } from "../../frame/Page.tsx";
import { useHeadingFocus } from "../../browser/use-heading-focus.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { RatingForm } from "./RatingForm.tsx";

/** Opened from the rating mail: the tenant rates the landlord and us. An unknown id leads to 404. */
function RateScreen() {
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

export { RateScreen as Component };
