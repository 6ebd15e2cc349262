import { getSettings, type Locale } from "@kautia/contract";
import { storeLocale } from "../i18n/locale.ts";
import { useApp } from "./app-context.ts";

/** Switches to the texts and settings of a country. Resolves to whether both were loaded. */
export function useCountryChange(): (locale: Locale) => Promise<boolean> {
  const app = useApp();
  return async (locale) => {
    const [settings, textsLoaded] = await Promise.all([
      app.api.call(getSettings, {}, { handBack: "all", locale }),
      app.texts.turnTo(locale),
    ]);
    if (!settings.ok || !textsLoaded) return false;
    storeLocale(locale);
    Object.assign(app.settings, settings.answer);
    return true;
  };
}
