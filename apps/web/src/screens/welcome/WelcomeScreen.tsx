import { HeroDrawing, IconCheck, Link } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { Hero } from "../../parts/hero/Hero.tsx";
import { Facts } from "./Facts.tsx";
import { FirstInformation } from "./FirstInformation.tsx";
import { PriceCalculator } from "./PriceCalculator.tsx";
import { amountOf } from "../../form/amount.ts";
import { CashBeside } from "../../parts/price/CashBeside.tsx";
import { useStore } from "../../browser/store.ts";
import { exampleDeposit } from "./example-deposit.ts";
import "./welcome.css";

/** Explains the product, shows its price and starts an application. */
function WelcomeScreen() {
  const { session, settings } = useApp();
  const { t, money } = useText();
  const path = useScreenPath();
  const { feeFrom, savesUpToMonths, quoteMinutes } = settings.claims;
  const claims = [
    t("welcome.claimFee", { fee: money(feeFrom) }),
    t("welcome.claimRents", { months: savesUpToMonths }),
    t("welcome.claimMinutes", { minutes: quoteMinutes }),
  ];
  return (
    <Page title={t("welcome.title")} width="wide" inverseHeader>
      <div className="welcome hero-page">
        <Hero
          title={t("welcome.title")}
          lead={t("welcome.lead", { months: savesUpToMonths })}
          drawing={<HeroDrawing className="hero__drawing" />}
        />
        <PriceCalculator />
        <div className="welcome__claims">
          <ul>
            {claims.map((claim) => (
              <li key={claim}>
                <IconCheck />
                <span>{claim}</span>
              </li>
            ))}
          </ul>
          <CountryLine />
          {session.token() === null ? (
            <p className="quiet">
              <span>{`${t("welcome.begun")} `}</span>
              <Link href={path("resume")}>{t("resume.title")}</Link>
            </p>
          ) : null}
          <p className="quiet">
            <span>{`${t("invite.welcome")} `}</span>
            <Link href={path("landlord-invite")}>{t("invite.name")}</Link>
          </p>
        </div>
        <CalculatedBeside />
        <Facts />
        <FirstInformation />
      </div>
    </Page>
  );
}

export { WelcomeScreen as Component };

/** The calculator's deposit in cash, beside the guarantee. */
function CalculatedBeside() {
  const { t } = useText();
  const { price, status, deposit } = useStore(useApp().price.state);
  const amount = amountOf(price?.deposit ?? (deposit || exampleDeposit));
  if (!amount || status === "refused" || status === "failed") return null;
  return (
    <CashBeside deposit={amount} plan={price && { price: price.yearly, paymentPeriod: "YEARLY" }}>
      <p className="quiet">{t("welcome.noExtras")}</p>
    </CashBeside>
  );
}

/** The country whose homes this page is for. */
function CountryLine() {
  const { settings, country } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  return (
    <p className="quiet">
      <span>{`${t(`welcome.homesIn.${country()}`)}. `}</span>
      {settings.countries.some((item) => item !== country()) ? (
        <Link href={path("choose-country")}>{t("welcome.changeCountry")}</Link>
      ) : null}
    </p>
  );
}
