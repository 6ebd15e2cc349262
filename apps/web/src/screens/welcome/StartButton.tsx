import { countries, type Country, countryFacts, countryOf } from "@kautia/contract";
import { Button, ButtonLink, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { NotStarted } from "../../parts/start/NotStarted.tsx";
import { type StartObstacle, useStart } from "../../routing/use-start.ts";
import { useText } from "../../texts/use-text.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";

export interface StartButtonProps {
  /** The price of the calculator's deposit in EUR a month; undefined while it is being fetched, null if there is none. */
  monthly: number | null | undefined;
  /** Keeps the deposit for its question. */
  onStart: () => void;
}

/** Starts a new application with the calculated price, or continues the one that this browser knows. */
export function StartButton({ monthly, onStart }: StartButtonProps) {
  const { session, settings, country, prefetch } = useApp();
  const { t, locale, money, region } = useText();
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
    if (!known) onStart();
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

  if (!known && !settings.countries.includes(country()))
    return (
      <InlineMessage tone="caution" title={t("welcome.notOffered", { country: t(`country.${country()}`) })}>
        {t("welcome.notOfferedText")}
      </InlineMessage>
    );

  const price = monthly === undefined ? "…" : monthly !== null && money(monthly);
  const label = price ? t("welcome.startWith", { price }) : t("welcome.start");
  return (
    <div className="calculator__start" onPointerOver={preload} onFocus={preload}>
      {obstacle ? <NotStarted obstacle={obstacle} /> : null}
      {known ? (
        <ButtonLink wide href={path("index")}>
          {t("welcome.resume")}
        </ButtonLink>
      ) : null}
      <Button wide variant={known ? "secondary" : "primary"} onClick={start} busyLabel={t("common.loading")}>
        {/* A new element, because text that moves counts as a layout shift. */}
        <span key={label}>{known ? t("welcome.startAnew") : label}</span>
      </Button>
    </div>
  );
}

/** The first country that we serve among the regions of the browser's languages, such as 'de-AT'. */
function browsersCountry(): Country | undefined {
  const regions = navigator.languages.map((language) => language.split("-").at(-1)?.toLowerCase());
  return countries.find((country) => country === regions.find((region) => countries.some((item) => item === region)));
}

/** Whether the host's top-level domain names a country. */
function isNamedBy(host: string): boolean {
  return countries.some((country) => host.endsWith(`.${countryFacts[country].topLevelDomain}`));
}
