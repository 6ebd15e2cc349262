import { countryOfContract, getLandlordView, type LandlordView } from "@kautia/contract";
import { Card, Skeleton } from "@kautia/design-system";
import { useDeferredValue, useState } from "react";
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
import { Guarantee } from "./Guarantee.tsx";

/** Opened from the link in the landlord's mail. An unknown link is shown as expired (docs/policy.md). */
export function LandlordScreen() {
  const { api } = useApp();
  const { t } = useText();
  const expired = useScreenPath()("link-expired");
  const { landlordToken = "" } = useLocation().params;
  const { state: newest, reload } = useLoaded(() =>
    api.call(getLandlordView, { params: { token: landlordToken } }, { quiet: true, handledStatuses: "all" }),
  );
  // Renders this long page in slices, so that it reacts in the meantime.
  const state = useDeferredValue(newest);
  // Every action returns the new view.
  const [changed, setChanged] = useState<LandlordView | null>(null);

  if (state.kind === "failed" && state.failure.problem?.status === 404)
    return <Navigate to={`${expired}?from=landlord`} replace />;
  const view = changed ?? (state.kind === "loaded" ? state.answer : null);
  if (view)
    return (
      <CountryTexts country={countryOfContract(view.contractNumber)}>
        <Guarantee view={view} token={landlordToken} onView={setChanged} />
      </CountryTexts>
    );
  const title = t("landlord.title");
  return (
    <Page title={title} inverseHeader>
      {/* Prerendered before the data is shown, and only for a landlord who has not answered (docs/web.md). */}
      <div className="hero-page">
        <Hero small title={title} lead={t("landlord.intro")} />
        <Card className="hero__card">
          {state.kind === "failed" ? (
            <FailureMessage failure={state.failure} onRetry={reload} />
          ) : (
            <Skeleton lines={6} label={t("landlord.loading")} />
          )}
        </Card>
      </div>
    </Page>
  );
}
