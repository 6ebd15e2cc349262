import {
  type BuildList,
  countries,
  languages,
  type PageData,
  pageDataId,
  prerenderedAttribute,
  type PrerenderedPage,
  prerenderPlaceholders,
} from "@kautia/contract";
import { headLinks, type Style } from "./built-pages.ts";
import { escapeHtml } from "./escape-html.ts";
import type { JudgedVisit } from "./judge-visit.ts";
import type { WithoutScript } from "./without-script.ts";

export interface PageParts {
  /** With placeholders. */
  shell: string;
  list: BuildList;
  data: PageData;
  /** Null: the browser renders the page. */
  drawn: { html: string; style: Style; page: PrerenderedPage } | null;
  visit: Pick<JudgedVisit, "place" | "search">;
  without: WithoutScript;
}

const { brand, supportEmail, ombudsman, search, landlordToken } = prerenderPlaceholders;

export function composePage({ shell: whole, list, data, drawn, visit, without }: PageParts): string {
  const { authorities } = data.settings;
  const { name, supportEmail: mail } = data.settings.brand;
  const values: [mark: string, value: string][] = [
    [brand, name],
    ...countries.map((country): [string, string] => [supportEmail[country], mail[country]]),
    ...languages.map((language): [string, string] => [ombudsman[language], authorities[language].ombudsman]),
    [search, visit.search],
    [landlordToken, visit.place.params["landlordToken"] ?? ""],
  ];
  const fill = (html: string) =>
    values.reduce((filled, [mark, value]) => filled.replaceAll(mark, () => escapeHtml(value)), html);
  const { designSystemUrl } = data.settings;
  const { scripts, styles } = drawn ? drawn.page.files : list.empty;
  // A prerendered page contains the style of its first paint; its script adds the style sheets.
  const shell = drawn ? whole.replaceAll(headLinks, "") : whole;
  const sheets = [...[...whole.matchAll(headLinks)].flatMap(([, href]) => href ?? []), ...styles];
  const head = [
    ...(drawn ? [`<style>${drawn.style.text}</style>`] : styles.map(styleLink)),
    ...(designSystemUrl === null
      ? []
      : [`<link rel="modulepreload" crossorigin href="${escapeHtml(designSystemUrl)}">`]),
  ].join("");
  const lists = [
    `data-run="${scripts.join(" ")}"`,
    `data-files="${designSystemUrl === null ? list.designSystem.join(" ") : ""}"`,
    ...(drawn ? [`data-styles="${sheets.join(" ")}"`] : []),
  ].join(" ");
  const title = drawn ? `${fill(drawn.page.title)} – ${escapeHtml(name)}` : escapeHtml(name);
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return (
    shell
      .replace(/<html lang="[^"]*"/, () => `<html lang="${data.locale}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
      .replace("</head>", () => `${head}</head>`)
      .replace('<script type="module"', () => `<script type="module" ${lists}`)
      // Without JavaScript, nothing adds the style sheets of a prerendered page.
      .replace("<!--no-script-->", () => (drawn ? sheets.map(styleLink).join("") : "") + without.noScript)
      .replace("<!--old-browser-->", () => without.oldBrowser)
      .replace("><!--page-->", () => (drawn ? ` ${prerenderedAttribute}>${fill(drawn.html)}` : ">"))
      .replace("<!--data-->", () => `<script type="application/json" id="${pageDataId}">${json}</script>`)
  );
}

function styleLink(href: string): string {
  return `<link rel="stylesheet" crossorigin href="${href}">`;
}
