import { escapeHtml } from "@kautia/locales/articles";

/** Text that already is HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | false | readonly Part[];

/** A template whose values are escaped, except those that are Html. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(write)));
}

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return part ? part.map(write).join("") : "";
}

/** Renders a text of the document, with `code` in backticks. */
export function prose(text: string): Html {
  return new Html(escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>"));
}

export function paragraphs(text: string): Html {
  return html`${text.split(/\n{2,}/).map((item) => html`<p>${prose(item)}</p>`)}`;
}
