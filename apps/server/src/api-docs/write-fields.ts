import { html, type Html, prose } from "./html.ts";
import type { Field } from "./read-fields.ts";

export function writeFields(fields: readonly Field[]): Html {
  return html`<dl class="fields">${fields.map(writeField)}</dl>`;
}

function writeField({ name, type, required, description, values, limits, shapes }: Field): Html {
  return html`<dt>
      <code>${name}</code> <span class="type">${type}</span>${required && html` <span class="required">required</span>`}
    </dt>
    <dd>
      ${prose(description)}${limits.length > 0 && html` <span class="limits">Allowed: ${limits.join(", ")}.</span>`}
      ${values.length > 0 && writeValues(values)}${shapes.length > 0 && writeShapes(name, shapes)}
    </dd>`;
}

function writeValues(values: readonly string[]): Html {
  const list = html`<ul class="values">
    ${values.map((text) => html`<li><code>${text}</code></li>`)}
  </ul>`;
  return values.length <= 12
    ? list
    : html`<details>
        <summary>${values.length} values</summary>
        ${list}
      </details>`;
}

function writeShapes(name: string, shapes: readonly Field[][]): Html {
  const count = new Set(shapes.flat().map((field) => field.name)).size;
  return html`<details>
    <summary>${count} ${count === 1 ? "field" : "fields"} of <code>${name}</code></summary>
    ${writeAlternatives(shapes)}
  </details>`;
}

/** All shapes that an object can have. */
export function writeAlternatives(shapes: readonly Field[][]): Html {
  return html`${shapes.map((fields, index) => html`${index > 0 && html`<p class="or">or</p>`}${writeFields(fields)}`)}`;
}
