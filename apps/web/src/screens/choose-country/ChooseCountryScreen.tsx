import { type Country, countries, screenPath } from "@kautia/contract";
import { ChoiceList, IconPin } from "@kautia/design-system";
import { useNavigate } from "../../navigation/use-location.ts";
import { useApp } from "../../app/app-context.ts";
import { localeIn, storeLocale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Page } from "../../shell/Page.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";

/** The country where the home is; kept as the region of the locale, which every call carries. */
export function ChooseCountryScreen() {
  const { settings, texts, country } = useApp();
  const { t, language } = useText();
  const navigate = useNavigate();
  const path = useScreenPath();

  async function choose(chosen: Country): Promise<void> {
    const locale = localeIn(language, chosen);
    storeLocale(locale);
    await texts.turnTo(locale);
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
    </Page>
  );
}
