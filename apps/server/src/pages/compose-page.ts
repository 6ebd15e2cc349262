import {
  type BuildList,
  drawnMark,
  type DrawnPage,
  drawnPlaceholders,
  type PageData,
  pageDataId,
} from "@kautia/contract";

export interface PageParts {
  /** The built page: empty, with marks where something belongs. */
  shell: string;
  list: BuildList;
  data: PageData;
  /** The drawn content and what belongs to it; null: React draws it all. */
  drawn: { html: string; page: DrawnPage } | null;
  /** The address's query as the browser has it. */
  search: string;
}

const { brand, supportEmail, search: searchMark } = drawnPlaceholders;

/** Puts a page together from what the build made of it and what only the server knows. */
export function composePage({ shell, list, data, drawn, search }: PageParts): string {
  const { name, supportEmail: mail } = data.settings.brand;
  const fill = (html: string) =>
    html
      .replaceAll(brand, () => escapeHtml(name))
      .replaceAll(supportEmail.de, () => escapeHtml(mail.de))
      .replaceAll(supportEmail.at, () => escapeHtml(mail.at))
      .replaceAll(searchMark, () => escapeHtml(search));
  const { designSystemUrl } = data.settings;
  const { scripts, styles } = drawn ? drawn.page.files : list.empty;
  const fetched = designSystemUrl === null ? list.designSystem : [designSystemUrl];
  const head = [
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    // Where the page can be read already, the app comes after the first paint: the first script sees to it.
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
    .replace("><!--page-->", () => (drawn ? ` ${drawnMark}>${fill(drawn.html)}` : ">"))
    .replace("<!--data-->", () => `<script type="application/json" id="${pageDataId}">${json}</script>`);
}

/** As React writes texts and attributes, so that both come out the same. */
function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
  return text.replaceAll(/[&<>"']/g, (sign) => names[sign] ?? sign);
}
