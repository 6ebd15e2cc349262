import { languages } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { escapeHtml } from "@kautia/locales/articles";
import { hashOf } from "./built-pages.ts";

/** Shows the text of the page's language, also after a switch without a new page. */
const otherLanguages = languages
  .map((language) => `:root:not([lang|="${language}"]) .trial-mark [lang="${language}"]`)
  .join();
const style = `.trial-mark{padding:6px 16px;background:var(--k-caution-wash,#fcf3de);color:var(--k-caution,#8a5a00);font:600 14px/20px var(--k-font,system-ui);text-align:center}${otherLanguages}{display:none}`;

export const trialStyleHash = hashOf(style);

/** Says on top of a page that nothing on it is a contract. The app does not draw it, so it also stands without script. */
export function markTrialPage(html: string): string {
  const say = languages.map(
    (language) => `<span lang="${language}">${escapeHtml(texts(language)["common.trial"] ?? "")}</span>`,
  );
  return html
    .replace("</head>", () => `<style>${style}</style></head>`)
    .replace("<body>", () => `<body><aside class="trial-mark" aria-label="Test">${say.join("")}</aside>`);
}
