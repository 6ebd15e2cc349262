import { LinkProvider, LoadingOverlay, watchTaps } from "@kautia/design-system";
import { useEffect } from "react";
import { useApp } from "../app/app-context.ts";
import { useStore } from "../browser/store.ts";
import { ConsentGate } from "../consent/ConsentGate.tsx";
import { CountryTexts } from "../texts/CountryTexts.tsx";
import { useText } from "../texts/use-text.ts";
import { AppLink } from "../navigation/AppLink.tsx";
import { useNavigator } from "../navigation/use-location.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ignoreStrayTaps } from "../browser/ignore-stray-taps.ts";
import { FocusOnHeading } from "./FocusOnHeading.tsx";
import { PageError } from "./PageError.tsx";

/** What stays while pages change: link handling, loading overlay, consent, errors and focus. */
export function Shell() {
  const { api, session } = useApp();
  const navigator = useNavigator();
  const { t } = useText();
  const calls = useStore(api.pending);
  const loading = useStore(navigator.loading);
  const view = useStore(navigator.view);
  const record = useStore(session.record);
  useEffect(() => watchTaps(document), []);
  useEffect(() => ignoreStrayTaps(document, navigator.view.subscribe), [navigator]);

  return (
    <LinkProvider component={AppLink}>
      <ConsentGate />
      {view && (
        <ErrorBoundary key={view.error ? view.key : "pages"} place={view.key}>
          {view.error ? (
            <PageError error={view.error} />
          ) : (
            <CountryTexts country={record?.address?.address.country ?? null}>{view.page}</CountryTexts>
          )}
          <FocusOnHeading />
        </ErrorBoundary>
      )}
      <LoadingOverlay open={calls > 0 || loading} label={t("common.loading")} />
    </LinkProvider>
  );
}
