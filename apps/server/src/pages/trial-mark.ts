import { languages } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { escapeHtml } from "@kautia/locales/articles";
import { hashOf } from "./built-pages.ts";

/** Hides the texts in other languages, also after the app has switched the language without loading a page. */
const otherLanguages = languages
  .map((language) => `:root:not([lang|="${language}"]) .trial-mark [lang="${language}"]`)
  .join();
const style = `.trial-mark{padding:6px 16px;background:var(--k-caution-wash,#fcf3de);color:var(--k-caution,#8a5a00);font:600 14px/20px var(--k-font,system-ui);text-align:center}${otherLanguages}{display:none}`;

export const trialStyleHash = hashOf(style);

/** Says at the top of a page that it is only a test. The app does not render this, so it needs no script. */
export function markTrialPage(html: string): string {
  const say = languages.map(
    (language) => `<span lang="${language}">${escapeHtml(texts(language)["common.trial"] ?? "")}</span>`,
  );
  return html
    .replace("</head>", () => `<style>${style}</style></head>`)
    .replace("<body>", () => `<body><aside class="trial-mark" aria-label="Test">${say.join("")}</aside>`);
}
