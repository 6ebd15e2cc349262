import { countries, type Country, countryOf } from "@kautia/contract";
import { Button, ButtonLink, Link } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { NotStarted } from "../../parts/start/NotStarted.tsx";
import { type StartObstacle, useStart } from "../../shell/app/use-start.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useNavigate } from "../../shell/navigation/use-location.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";

/** Starts a new application, or continues the one that this browser knows. */
export function StartButtons() {
  const { session, settings, country, prefetch } = useApp();
  const { t, locale, region } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
  const begin = useStart();
  const [obstacle, setObstacle] = useState<StartObstacle | null>(null);
  const known = session.token() !== null;

  /** True when the browser names another country than the page, and neither address, choice nor host decides (docs/flow.md). */
  const isCountryOpen = () =>
    settings.countries.length > 1 &&
    !countryOf(locale) &&
    !isNamedBy(window.location.hostname) &&
    (browsersCountry() ?? country()) !== country();

  async function start(): Promise<void> {
    setObstacle(null);
    if (isCountryOpen()) await navigate(`${path("choose-country")}?from=start`);
    else setObstacle(await begin());
  }

  /**
   * Warms up on hover or focus: the formatter for country names is slow to create and the first question needs it. Also
   * preloads the country screen if it comes next.
   */
  function preload(): void {
    region("DE");
    if (isCountryOpen()) prefetch("choose-country");
  }

  return (
    <div className="welcome__start" onPointerOver={preload} onFocus={preload}>
      {obstacle ? <NotStarted obstacle={obstacle} /> : null}
      <div className="welcome__buttons">
        {known ? <ButtonLink href={path("index")}>{t("welcome.resume")}</ButtonLink> : null}
        <Button variant={known ? "secondary" : "primary"} onClick={start} busyLabel={t("common.loading")}>
          {known ? t("welcome.startAnew") : t("welcome.start")}
        </Button>
      </div>
      {known ? null : (
        <p className="quiet">
          <span>{`${t("welcome.begun")} `}</span>
          <Link href={path("resume")}>{t("resume.title")}</Link>
        </p>
      )}
      <p className="quiet">
        <span>{t("common.notChargedYet")}</span>
        <br />
        <span>{`${t(country() === "at" ? "welcome.countryAt" : "welcome.countryDe")}. `}</span>
        {settings.countries.length > 1 ? <Link href={path("choose-country")}>{t("welcome.changeCountry")}</Link> : null}
      </p>
    </div>
  );
}

/** The first country that we serve among the regions of the browser's languages, such as 'de-AT'. */
function browsersCountry(): Country | undefined {
  const regions = navigator.languages.map((language) => language.split("-").at(-1)?.toLowerCase());
  return countries.find((country) => country === regions.find((region) => countries.some((one) => one === region)));
}

/** Whether the host's top-level domain names a country. */
function isNamedBy(host: string): boolean {
  return countries.some((country) => host.endsWith(`.${country}`));
}
