import { Link } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";

/** The country whose homes this page is for. */
export function CountryLine() {
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
