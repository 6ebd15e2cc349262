import {
  type BuildList,
  prerenderedAttribute,
  type PrerenderedPage,
  prerenderPlaceholders,
  type PageData,
  pageDataId,
} from "@kautia/contract";

export interface PageParts {
  /** With placeholders. */
  shell: string;
  list: BuildList;
  data: PageData;
  /** Null: the browser renders the page. */
  drawn: { html: string; page: PrerenderedPage } | null;
  search: string;
}

const { brand, supportEmail, ombudsman, search: searchMark } = prerenderPlaceholders;

export function composePage({ shell, list, data, drawn, search }: PageParts): string {
  const { authorities } = data.settings;
  const { name, supportEmail: mail } = data.settings.brand;
  const fill = (html: string) =>
    html
      .replaceAll(brand, () => escapeHtml(name))
      .replaceAll(supportEmail.de, () => escapeHtml(mail.de))
      .replaceAll(supportEmail.at, () => escapeHtml(mail.at))
      .replaceAll(ombudsman.de, () => escapeHtml(authorities.de.ombudsman))
      .replaceAll(ombudsman.en, () => escapeHtml(authorities.en.ombudsman))
      .replaceAll(searchMark, () => escapeHtml(search));
  const { designSystemUrl } = data.settings;
  const { scripts, styles } = drawn ? drawn.page.files : list.empty;
  const fetched = designSystemUrl === null ? list.designSystem : [designSystemUrl];
  const head = [
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    // A prerendered page loads the app after the first paint.
    ...(drawn ? [] : [...fetched, ...scripts]).map(
      (href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}">`,
    ),
  ].join("");
  const lists = `data-run="${scripts.join(" ")}"${drawn ? ` data-late="${fetched.join(" ")}"` : ""}`;
  const title = drawn ? `${fill(drawn.page.title)} – ${escapeHtml(name)}` : escapeHtml(name);
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return shell
    .replace(/<html lang="[^"]*"/, () => `<html lang="${data.locale}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace("</head>", () => `${head}</head>`)
    .replace('<script type="module"', () => `<script type="module" ${lists}`)
    .replace("><!--page-->", () => (drawn ? ` ${prerenderedAttribute}>${fill(drawn.html)}` : ">"))
    .replace("<!--data-->", () => `<script type="application/json" id="${pageDataId}">${json}</script>`);
}

/** Escapes exactly as React does, so that hydration finds the same text. */
function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
  return text.replaceAll(/[&<>"']/g, (sign) => names[sign] ?? sign);
}
