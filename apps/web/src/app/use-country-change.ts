import { getSettings, type Locale } from "@kautia/contract";
import { storeLocale } from "../i18n/locale.ts";
import { useApp } from "./app-context.ts";

/** Turns to the texts and the limits of a country; answers whether they are there. */
export function useCountryChange(): (locale: Locale) => Promise<boolean> {
  const app = useApp();
  return async (locale) => {
    const [settings, texted] = await Promise.all([
      app.api.call(getSettings, {}, { handBack: "all", locale }),
      app.texts.turnTo(locale),
    ]);
    if (!settings.ok || !texted) return false;
    storeLocale(locale);
    Object.assign(app.settings, settings.answer);
    return true;
  };
}
