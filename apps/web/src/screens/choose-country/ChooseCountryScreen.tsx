import { countries, type Country, localeIn, screenPath } from "@kautia/contract";
import { Button, Card, ChoiceList, Link } from "@kautia/design-system";
import { useRef, useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { Hero } from "../../parts/hero/Hero.tsx";
import { NotStarted } from "../../parts/start/NotStarted.tsx";
import { type StartObstacle, useStart } from "../../routing/use-start.ts";
import { storeLocale } from "../../app/locale.ts";
import { useText } from "../../texts/use-text.ts";
import { useLocation, useNavigate } from "../../navigation/use-location.ts";
import { Page } from "../../frame/Page.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";

/**
 * Chooses the country of the home. It is kept as the region of the locale, which every call sends. With `?from=start`
 * the choice creates an application, with `?from=questions` it leads back to the open one.
 */
function ChooseCountryScreen() {
  const { settings, country, turnTo } = useApp();
  const { t, language } = useText();
  const navigate = useNavigate();
  const path = useScreenPath();
  const begin = useStart();
  const { query } = useLocation();
  const [chosen, setChosen] = useState(country);
  const [obstacle, setObstacle] = useState<StartObstacle | null>(null);
  const busy = useRef(false);

  async function choose(picked: Country): Promise<void> {
    // Ignore a double click.
    if (busy.current) return;
    busy.current = true;
    setObstacle(await goOn(picked));
    busy.current = false;
  }

  async function goOn(picked: Country): Promise<StartObstacle | null> {
    const locale = localeIn(language, picked);
    if (!(await turnTo(locale))) return "offline";
    storeLocale(locale);
    if (query.get("from") === "start") return begin();
    // No region in the address: it would override the choice.
    await navigate(screenPath(language, query.get("from") === "questions" ? "index" : "welcome"));
    return null;
  }

  return (
    <Page title={t("country.title")} inverseHeader>
      <div className="hero-page">
        <Hero title={t("country.title")} lead={t("country.lead")} />
        <Card className="hero__card">
          <div className="k-flow">
            <ChoiceList
              label={t("country.title")}
              hideLabel
              options={countries
                .filter((item) => settings.countries.includes(item))
                .map((item) => ({ value: item, label: t(`country.${item}`) }))}
              value={chosen}
              onChange={setChosen}
              onChoose={(picked) => void choose(picked)}
            />
            {obstacle ? <NotStarted obstacle={obstacle} /> : null}
            <Button wide onClick={() => choose(chosen)}>
              {t("common.continue")}
            </Button>
            <p>
              <Link standalone href={path("welcome")}>
                {t("pages.toStart")}
              </Link>
            </p>
          </div>
        </Card>
      </div>
    </Page>
  );
}

export { ChooseCountryScreen as Component };
