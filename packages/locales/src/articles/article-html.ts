import type { Country } from "@kautia/contract/countries";
import { escapeHtml } from "../escape-html.ts";
import type { Article, Block, Help, Section } from "./article.ts";
import { type ArticleValues, readText } from "./read-text.ts";

export interface ArticleReader {
  values: ArticleValues;
  country: Country;
  /** The address of a link's target, such as the name of a screen. */
  addressOf: (target: string) => string;
}

/** An article or the help page as plain HTML, for browsers without our script. */
export function articleHtml(text: Article | Help, reader: ArticleReader): string {
  const groups = "groups" in text ? text.groups.map(({ questions }) => questions) : [text.sections];
  return [
    `<h1>${escapeHtml(text.title)}</h1>`,
    paragraph(text.lead, reader),
    ...groups.flat().map((section) => sectionHtml(section, reader)),
    ...("more" in text ? [paragraph(text.more, reader)] : []),
  ].join("");
}

function sectionHtml({ id, title, body }: Section, reader: ArticleReader): string {
  const blocks = body.map((block) => blockHtml(block, reader)).join("");
  return `<section id="${escapeHtml(id)}"><h2>${escapeHtml(title)}</h2>${blocks}</section>`;
}

function blockHtml(block: Block, reader: ArticleReader): string {
  if (typeof block === "string") return paragraph(block, reader);
  if ("list" in block) return `<ul>${block.list.map((text) => tag("li", text, reader)).join("")}</ul>`;
  if ("only" in block) return block.only === reader.country ? paragraph(block.text, reader) : "";
  const rows = block.rows.map(([label, text]) => {
    const value = tag("dd", text, reader);
    return value && `<dt>${escapeHtml(label)}</dt>${value}`;
  });
  return `<dl>${rows.join("")}</dl>`;
}

function paragraph(text: string, reader: ArticleReader): string {
  return tag("p", text, reader);
}

/** Empty if the text has a value that is left out. */
function tag(name: string, text: string, { values, addressOf }: ArticleReader): string {
  const pieces = readText(text, values);
  if (pieces === null) return "";
  const inside = pieces.map((piece) => {
    const words = escapeHtml(piece.words);
    return "target" in piece ? `<a href="${escapeHtml(addressOf(piece.target))}">${words}</a>` : words;
  });
  return `<${name}>${inside.join("")}</${name}>`;
}
