import { countries, type Country, localeIn, screenPath } from "@kautia/contract";
import { Actions, Button, ChoiceList, IconPin, InlineMessage, Link } from "@kautia/design-system";
import { useRef, useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useStart } from "../../shell/app/use-start.ts";
import { storeLocale } from "../../shell/i18n/locale.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useLocation, useNavigate } from "../../shell/navigation/use-location.ts";
import { Page } from "../../shell/Page.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";

/**
 * Chooses the country of the home. It is kept as the region of the locale, which every call sends. With `?from=start`
 * the choice creates an application, with `?from=questions` it leads back to the open one.
 */
export function ChooseCountryScreen() {
  const { settings, country, turnTo } = useApp();
  const { t, language } = useText();
  const navigate = useNavigate();
  const path = useScreenPath();
  const begin = useStart();
  const { query } = useLocation();
  const [chosen, setChosen] = useState(country);
  const [offline, setOffline] = useState(false);
  const busy = useRef(false);

  async function choose(picked: Country): Promise<void> {
    // Ignore a double click.
    if (busy.current) return;
    busy.current = true;
    setOffline(!(await goOn(picked)));
    busy.current = false;
  }

  /** Returns false when the server could not be reached. */
  async function goOn(picked: Country): Promise<boolean> {
    const locale = localeIn(language, picked);
    if (!(await turnTo(locale))) return false;
    storeLocale(locale);
    if (query.get("from") === "start") return begin();
    // No region in the address: it would override the choice.
    await navigate(screenPath(language, query.get("from") === "questions" ? "index" : "welcome"));
    return true;
  }

  return (
    <Page title={t("country.title")}>
      <ChoiceList
        label={t("country.title")}
        asQuestion
        help={t("country.lead")}
        options={countries
          .filter((one) => settings.countries.includes(one))
          .map((one) => ({ value: one, label: t(`country.${one}`), icon: <IconPin /> }))}
        value={chosen}
        onChange={setChosen}
        onChoose={(picked) => void choose(picked)}
      />
      <Actions>
        <Button onClick={() => choose(chosen)}>{t("common.continue")}</Button>
      </Actions>
      <p>
        <Link standalone href={path("welcome")}>
          {t("pages.toStart")}
        </Link>
      </p>
      {offline ? (
        <InlineMessage tone="caution" title={t("form.offlineTitle")} live>
          {t("form.offlineText")}
        </InlineMessage>
      ) : null}
    </Page>
  );
}
