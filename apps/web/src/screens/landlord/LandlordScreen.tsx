import { countryOfContract, getLandlordView, type LandlordView, type ScreenId } from "@kautia/contract";
import { Card, Question, Skeleton } from "@kautia/design-system";
import { type ComponentType, useDeferredValue, useState } from "react";
import { Navigate } from "../../navigation/Navigate.tsx";
import { useLocation } from "../../navigation/use-location.ts";
import { Hero } from "../../parts/hero/Hero.tsx";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { CountryTexts } from "../../texts/CountryTexts.tsx";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { AccountPage } from "./account/AccountPage.tsx";
import { ChangesPage } from "./ChangesPage.tsx";
import { ClaimPage } from "./claims/ClaimPage.tsx";
import { ClaimsPage } from "./claims/ClaimsPage.tsx";
import { type GuaranteeProps } from "./guarantee.ts";
import { Guarantee } from "./Guarantee.tsx";
import { ReleasePage } from "./ReleasePage.tsx";

const pages: Partial<Record<ScreenId, ComponentType<GuaranteeProps>>> = {
  "landlord-claim": ClaimPage,
  "landlord-claims": ClaimsPage,
  "landlord-account": AccountPage,
  "landlord-release": ReleasePage,
  "landlord-changes": ChangesPage,
};

/**
 * Opened from the link in the landlord's mail. The pages behind it share the loaded data. An unknown link is shown as
 * expired (docs/policy.md).
 */
function LandlordScreen() {
  const { api, settings } = useApp();
  const { t } = useText();
  const expired = useScreenPath()("link-expired");
  const { screen, params } = useLocation();
  const { landlordToken = "" } = params;
  const { state: newest, reload } = useLoaded(() =>
    api.call(getLandlordView, { params: { token: landlordToken } }, { quiet: true, handledStatuses: "all" }),
  );
  // Renders the page in slices, so that it reacts in the meantime.
  const state = useDeferredValue(newest);
  // Every action returns the new view.
  const [changed, setChanged] = useState<LandlordView | null>(null);

  if (state.kind === "failed" && state.failure.problem?.status === 404)
    return <Navigate to={`${expired}?from=landlord`} replace />;
  const view = changed ?? (state.kind === "loaded" ? state.answer : null);
  const Later = screen ? pages[screen] : undefined;
  if (view) {
    const Shown = Later ?? Guarantee;
    return (
      <CountryTexts country={countryOfContract(view.contractNumber)}>
        <Shown view={view} token={landlordToken} onView={setChanged} />
      </CountryTexts>
    );
  }
  const waiting =
    state.kind === "failed" ? (
      <FailureMessage failure={state.failure} onRetry={reload} />
    ) : (
      <Skeleton lines={6} label={t("landlord.loading")} />
    );
  const title = t("landlord.title");
  if (Later)
    return (
      <Page title={title}>
        <Question title={title} />
        {waiting}
      </Page>
    );
  return (
    <Page title={title} width="wide" inverseHeader>
      {/* Prerendered before the data is shown, and only for a landlord who has not answered (docs/web.md). */}
      <div className="hero-page">
        <Hero small figure={null} title={t("landlord.offer", { insurer: settings.insurer.name })} />
        <Card className="hero__card">{waiting}</Card>
      </div>
    </Page>
  );
}

export { LandlordScreen as Component };
