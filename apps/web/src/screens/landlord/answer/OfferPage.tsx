import { getLandlordView, type LandlordView } from "@kautia/contract";
import { Card, IconCheck, Link } from "@kautia/design-system";
import { nameTenants } from "@kautia/locales/format";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useState } from "react";
import { useApp } from "#app/app-context.ts";
import { Page } from "#frame/Page.tsx";
import { SideBySide } from "#frame/SideBySide.tsx";
import { useLocation } from "#navigation/use-location.ts";
import { Hero } from "#parts/hero/Hero.tsx";
import { useText } from "#texts/use-text.ts";
import { type GuaranteeProps, useGuaranteePath } from "../guarantee.ts";
import { OpenChanges } from "../ChangesPage.tsx";
import { More } from "../More.tsx";
import { ReadOnly } from "../ReadOnly.tsx";
import { AcceptWithCash } from "./AcceptWithCash.tsx";
import { Answer } from "./Answer.tsx";

export interface OfferPageProps extends GuaranteeProps {
  /** Called when the policy's status no longer allows an answer. */
  onTooLate: () => void;
}

const promises = ["landlord.promise1", "landlord.promise2", "landlord.promise3"] as const;

/** What a landlord needs to decide on the first screen of a phone; everything else is folded. */
export function OfferPage({ view, token, onView, onTooLate }: OfferPageProps) {
  const { api, settings } = useApp();
  const { t, money } = useText();
  const path = useGuaranteePath();
  const step = useLocation().query.get("step");
  /** Another tenant's contract for the home was accepted first. */
  const [isCovered, setIsCovered] = useState(false);

  /** Answered in another tab or withdrawn by the tenant. */
  async function showCurrent(): Promise<void> {
    onTooLate();
    const now = await api.call(getLandlordView, { params: { token } }, { handledStatuses: "all" });
    if (now.ok) onView(now.answer);
  }

  const answering = {
    view,
    token,
    onView,
    onConflict: showCurrent,
    onCovered: () => setIsCovered(true),
  };
  if (view.cash && view.mayAnswer && step === "cash" && !isCovered)
    return (
      <Page title={t("landlord.acceptTitle")} back={path("landlord")}>
        <AcceptWithCash {...answering} cash={view.cash} />
      </Page>
    );
  return (
    <Page title={t("landlord.title")} width="wide" inverseHeader>
      <div className="hero-page">
        <SideBySide
          top={
            <>
              <Hero
                small
                before={view.landlordName ? t("landlord.greeting", { name: view.landlordName }) : undefined}
                figure={money(view.depositAmount)}
                title={t("landlord.offer", { insurer: settings.insurer.name })}
              />
              <Card>
                <Home view={view} />
                <ul className="landlord-promises">
                  {promises.map((key) => (
                    <li key={key}>
                      <IconCheck />
                      <span>{t(key)}</span>
                    </li>
                  ))}
                </ul>
              </Card>
              <OpenChanges view={view} token={token} onView={onView} />
              {view.mayAnswer ? null : <ReadOnly open token={token} />}
            </>
          }
          {...(view.mayAnswer && { actions: <Answer {...answering} isCovered={isCovered} /> })}
          side={
            <More view={view} token={token} isOver={false}>
              {view.mayAnswer ? (
                <Link standalone href={path("landlord-changes")}>
                  {t("changes.beforeAnswer")}
                </Link>
              ) : null}
            </More>
          }
        />
      </div>
    </Page>
  );
}

function Home({ view }: { view: LandlordView }) {
  const { t, money, date, language } = useText();
  const { cash } = view;
  return (
    <dl className="landlord-home">
      <div>
        <dt>{t("landlord.tenant")}</dt>
        <dd translate="no">{nameTenants(view, language)}</dd>
      </div>
      <div>
        <dt>{t("landlord.home")}</dt>
        <dd>{keepAddressTogether(view.fullAddress)}</dd>
      </div>
      <div>
        <dt>{t("landlord.from")}</dt>
        <dd>{date(view.insuranceStart)}</dd>
      </div>
      {cash ? (
        <div>
          <dt>{t("landlord.cashShort")}</dt>
          <dd>
            {cash.amount === null
              ? t("landlord.cashGoesBack")
              : t("landlord.cashAmountGoesBack", { amount: money(cash.amount) })}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
