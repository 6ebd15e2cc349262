import { type Country, countries, screenPath } from "@kautia/contract";
import { ChoiceList, IconPin, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useStart } from "../../app/use-start.ts";
import { localeIn, storeLocale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { useLocation, useNavigate } from "../../navigation/use-location.ts";
import { Page } from "../../shell/Page.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";

/** The country where the home is; kept as the region of the locale, which every call carries. From 'Start' it goes on to the questions. */
export function ChooseCountryScreen() {
  const { settings, texts, country } = useApp();
  const { t, language } = useText();
  const navigate = useNavigate();
  const path = useScreenPath();
  const begin = useStart();
  const { query } = useLocation();
  const [offline, setOffline] = useState(false);

  async function choose(chosen: Country): Promise<void> {
    setOffline(false);
    const locale = localeIn(language, chosen);
    storeLocale(locale);
    await texts.turnTo(locale);
    if (query.get("from") === "start") return setOffline(!(await begin()));
    // A region in the address would decide in place of what was just chosen.
    await navigate(screenPath(language, "welcome"));
  }

  return (
    <Page title={t("country.title")} back={path("welcome")}>
      <ChoiceList
        label={t("country.title")}
        asQuestion
        help={t("country.lead")}
        options={countries
          .filter((one) => settings.countries.includes(one))
          .map((one) => ({ value: one, label: t(`country.${one}`), icon: <IconPin /> }))}
        defaultValue={country()}
        onChoose={(chosen) => void choose(chosen)}
      />
      {offline ? (
        <InlineMessage tone="caution" title={t("form.offlineTitle")} live>
          {t("form.offlineText")}
        </InlineMessage>
      ) : null}
    </Page>
  );
}
