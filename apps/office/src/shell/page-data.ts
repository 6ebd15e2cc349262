import {
  buildUrl,
  getLang,
  getSettings,
  pageDataId,
  type Locale,
  locales,
  type PageData,
  type Settings,
} from "@kautia/contract";
import { createText, type Text } from "@kautia/locales/format";

export interface Start {
  settings: Settings;
  text: Text;
}

/** What the app needs before it can show anything: settings, which come with the page, and texts. */
export async function loadStart(): Promise<Start> {
  const data = readPageData();
  const locale = data?.locale ?? localeOfPath();
  document.documentElement.lang = locale;
  const get = async <T>(url: string): Promise<T> => {
    const response = await fetch(url, { headers: { Accept: "application/json", "Accept-Language": locale } });
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    return response.json();
  };
  const [settings, texts] = await Promise.all([
    data?.settings ?? get<Settings>(buildUrl(getSettings)),
    get<Record<string, string>>(buildUrl(getLang, {}, { part: "staff" })),
  ]);
  return { settings, text: createText(locale, texts, () => settings.country) };
}

/** Null on a page of the development server. */
function readPageData(): PageData | null {
  const json = document.getElementById(pageDataId)?.textContent;
  return json ? JSON.parse(json) : null;
}

function localeOfPath(): Locale {
  const segment = location.pathname.split("/")[1]?.toLowerCase();
  return locales.find((locale) => locale.toLowerCase() === segment) ?? "en";
}
