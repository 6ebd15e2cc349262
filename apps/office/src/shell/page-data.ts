import { buildUrl, getLang, type PageData, pageDataId, type Settings } from "@kautia/contract";
import { createText, type Text } from "@kautia/locales/format";

export interface Start {
  settings: Settings;
  text: Text;
}

/** What the app needs before it can show anything: settings, which come with the page, and texts. */
export async function loadStart(): Promise<Start> {
  const { locale, settings }: PageData = JSON.parse(document.getElementById(pageDataId)?.textContent ?? "");
  document.documentElement.lang = locale;
  const url = buildUrl(getLang, {}, { part: "staff" });
  const response = await fetch(url, { headers: { Accept: "application/json", "Accept-Language": locale } });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  const texts: Record<string, string> = await response.json();
  return { settings, text: createText(locale, texts, () => settings.country) };
}
