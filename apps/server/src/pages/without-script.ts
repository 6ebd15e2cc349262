import {
  articleValues,
  callAddress,
  getLegalDocument,
  languageOf,
  legalDocumentKinds,
  type PageData,
  type Place,
  screenIds,
  screenPath,
} from "@kautia/contract";
import { texts, type TextKey } from "@kautia/locales";
import { createText } from "@kautia/locales/format";
import { articleHtml, articleNames, escapeHtml, loadArticle, loadHelp } from "@kautia/locales/articles";
import { apiBase } from "../platform/http/api-base.ts";

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
  const { country, brand, operator } = settings;
  const segment = lang ?? locale;
  const language = languageOf(locale);
  const writer = createText(locale, texts(locale), () => country);
  const { t } = writer;
  const say = (key: TextKey) => escapeHtml(t(key));
  const link = (href: string, words: string) => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;
  const pathOf = (target: string) => {
    const named = screenIds.find((id) => id === target);
    if (target === "first-information") return `${screenPath(segment, "welcome")}#first-information`;
    return named ? screenPath(segment, named) : target;
  };

  const mail = brand.supportEmail[country];
  const { phone } = operator;
  const call = phone ? ` ${say("noScript.call")} ${link(callAddress(phone), phone)}` : "";
  const contact = `<p>${say("noScript.contact")} ${link(`mailto:${mail}`, mail)}${call}</p>`;

  const pages = ["help", "imprint", "privacy", "accessibility", "legal"] as const;
  const documents = (screen === "legal" ? legalDocumentKinds : []).map((kind) => {
    const path = getLegalDocument.path.replace(":kind", kind);
    return link(`${apiBase}${path}?country=${country}&lang=${language}`, t(`policyDocuments.${kind}`));
  });
  const links = [...pages.map((id) => link(pathOf(id), t(`footer.${id}`))), ...documents];
  const list = `<p>${say("noScript.pages")}</p><ul>${links.map((item) => `<li>${item}</li>`).join("")}</ul>`;

  const name = articleNames.find((known) => known === screen);
  const text = screen === "help" ? await loadHelp(language) : name && (await loadArticle(name, language));
  const readable = text
    ? articleHtml(text, { values: articleValues(settings, country, writer), country, addressOf: pathOf })
    : `<h1>${say("noScript.title")}</h1><p>${say("noScript.text")}</p>`;
  return {
    noScript: `<div class="without-script">${readable}${contact}${list}</div>`,
    oldBrowser: `<p><strong>${say("oldBrowser.title")}</strong></p><p>${say("oldBrowser.text")}</p>${contact}`,
  };
}
