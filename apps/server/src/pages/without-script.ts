import {
  articleValues,
  countryOf,
  dateLocale,
  getLegalDocument,
  languageFacts,
  languageOf,
  legalDocumentKinds,
  type PageData,
  type Place,
  type ScreenId,
  screenIds,
  screenPath,
  type Settings,
} from "@kautia/contract";
import { texts, type TextKey } from "@kautia/locales";
import { articleHtml, articleNames, loadArticle, loadHelp } from "@kautia/locales/articles";
import { apiBase } from "../platform/http/route.ts";
import { escapeHtml } from "./escape-html.ts";

/** What a page shows in browsers without JavaScript, and in those that are too old for ours. */
export interface WithoutScript {
  noScript: string;
  oldBrowser: string;
}

/** Articles are readable without JavaScript. All other pages say what is needed and where to find help. */
export async function writeWithoutScript(
  { settings, locale }: Pick<PageData, "settings" | "locale">,
  { screen, lang }: Pick<Place, "screen" | "lang">,
): Promise<WithoutScript> {
  const { country } = settings;
  const segment = lang ?? locale;
  const language = languageOf(locale);
  const all = texts(locale);
  const t = (key: TextKey, values: Record<string, string | number> = {}) =>
    (all[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
  const link = (href: string, words: string) => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;
  const pathOf = (target: string) => {
    const named = screenIds.find((id) => id === target);
    if (target === "first-information") return `${screenPath(segment, "welcome")}#first-information`;
    return named ? screenPath(segment, named) : target;
  };
  const contact = writeContact(settings, t);

  async function findText() {
    if (screen === "help") return loadHelp(language);
    const name = articleNames.find((known) => known === screen);
    return name && loadArticle(name, language);
  }

  function listPages(): string {
    const pages: [ScreenId, TextKey][] = [
      ["help", "footer.help"],
      ["imprint", "footer.imprint"],
      ["privacy", "footer.privacy"],
      ["accessibility", "footer.accessibility"],
      ["legal", "footer.legal"],
    ];
    const kinds = screen === "legal" ? legalDocumentKinds : [];
    const documents = kinds.map((kind) => {
      const path = getLegalDocument.path.replace(":kind", kind);
      return link(`${apiBase}${path}?country=${country}&lang=${language}`, t(`policyDocuments.${kind}`));
    });
    const links = [...pages.map(([id, words]) => link(pathOf(id), t(words))), ...documents];
    return `<p>${escapeHtml(t("noScript.pages"))}</p><ul>${links.map((one) => `<li>${one}</li>`).join("")}</ul>`;
  }

  const text = await findText();
  const writer = {
    t,
    language,
    money: (amount: number) =>
      new Intl.NumberFormat(languageFacts[language].formats, {
        style: "currency",
        currency: "EUR",
        maximumFractionDigits: 0,
      }).format(amount),
    date: (day: string) =>
      new Intl.DateTimeFormat(dateLocale(language, countryOf(locale)), { dateStyle: "long", timeZone: "UTC" }).format(
        Date.parse(`${day}T00:00:00Z`),
      ),
  };
  const readable = text
    ? articleHtml(text, { values: articleValues(settings, country, writer), country, addressOf: pathOf })
    : `<h1>${escapeHtml(t("noScript.title"))}</h1><p>${escapeHtml(t("noScript.text"))}</p>`;
  return {
    noScript: `<div class="without-script">${readable}${contact}${listPages()}</div>`,
    oldBrowser: `<p><strong>${escapeHtml(t("oldBrowser.title"))}</strong></p><p>${escapeHtml(t("oldBrowser.text"))}</p>${contact}`,
  };
}

function writeContact({ brand, country, operator: { phone } }: Settings, t: (key: TextKey) => string): string {
  const mail = escapeHtml(brand.supportEmail[country]);
  const call = phone
    ? ` ${escapeHtml(t("noScript.call"))} <a href="tel:${escapeHtml(phone.replaceAll(/[^\d+]/g, ""))}">${escapeHtml(phone)}</a>`
    : "";
  return `<p>${escapeHtml(t("noScript.contact"))} <a href="mailto:${mail}">${mail}</a>${call}</p>`;
}
