import { IconCheck, Link } from "@kautia/design-system";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { Page } from "../../shell/Page.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { Facts } from "./Facts.tsx";
import { FirstInformation } from "./FirstInformation.tsx";
import { PriceCalculator } from "./PriceCalculator.tsx";
import { StartButtons } from "./StartButtons.tsx";
import { WelcomePicture } from "./WelcomePicture.tsx";
import "./welcome.css";

/** Explains the product, shows its price and starts an application. */
export function WelcomeScreen() {
  const { settings } = useApp();
  const { t, money } = useText();
  const path = useScreenPath();
  const { feeFrom, savesUpToMonths, quoteMinutes } = settings.claims;
  const claims = [
    t("welcome.claimFee", { fee: money(feeFrom) }),
    t("welcome.claimRents", { months: savesUpToMonths }),
    t("welcome.claimMinutes", { minutes: quoteMinutes }),
  ];
  return (
    <Page title={t("welcome.title")} width="wide">
      <div className="welcome">
        <div className="welcome__lead">
          <h1 tabIndex={-1}>{t("welcome.title")}</h1>
          <p className="welcome__text">{t("welcome.lead", { months: savesUpToMonths })}</p>
          <ul className="welcome__claims">
            {claims.map((claim) => (
              <li key={claim}>
                <IconCheck />
                <span>{claim}</span>
              </li>
            ))}
          </ul>
          <StartButtons />
          <p className="quiet">
            <span>{`${t("invite.welcome")} `}</span>
            <Link href={path("landlord-invite")}>{t("invite.name")}</Link>
          </p>
          <WelcomePicture />
        </div>
        <PriceCalculator />
        <Facts />
        <FirstInformation />
      </div>
    </Page>
  );
}
