import { html, Html, paragraphs, prose } from "./html.ts";
import type { Field } from "./read-fields.ts";
import type { Operation } from "./read-operations.ts";
import { writeCurl, writeJson } from "./write-examples.ts";
import { writeAlternatives, writeFields } from "./write-fields.ts";

export function writeOperation(operation: Operation, baseUrl: string): Html {
  const { id, method, path, summary, description, parameters, body, answer, refusals } = operation;
  return html`<article class="call" id="${id}">
    <div class="call__text">
      <h3><a href="#${id}">${summary.replace(/\.$/, "")}</a></h3>
      <p class="call__path"><span class="method">${method}</span> <code>${path}</code></p>
      ${description !== "" && paragraphs(description)}
      ${writeParameters("Parameters in the path", parameters.path)}${writeParameters("Query", parameters.query)}
      ${
        body &&
        body.shapes.length > 0 &&
        html`<h4>Body</h4>
          ${writeAlternatives(body.shapes)}`
      }
      ${answer && writeAnswer(answer)}
      <details>
        <summary>Errors</summary>
        ${refusals.map(writeRefusal)}
      </details>
    </div>
    <div class="call__examples">
      ${example("Request", new Html(writeCurl(operation, baseUrl)))}
      ${answer?.example !== undefined && example(`Response ${answer.status}`, new Html(writeJson(answer.example)))}
    </div>
  </article>`;
}

function writeParameters(title: string, fields: readonly Field[]): Html | null {
  return fields.length > 0
    ? html`<h4>${title}</h4>
        ${writeFields(fields)}`
    : null;
}

function writeAnswer({ status, type, shapes }: NonNullable<Operation["answer"]>): Html {
  if (shapes.length === 0) return html`<p>Response ${status}: a file, <code>${type}</code>.</p>`;
  return html`<details>
    <summary>Fields of the response ${status}</summary>
    ${writeAlternatives(shapes)}
  </details>`;
}

function writeRefusal({ status, description }: Operation["refusals"][number]): Html {
  return html`<div class="refusal">
    <p class="refusal__status">${status}</p>
    <ul>
      ${description.split("\n\n").map((text) => html`<li>${prose(text)}</li>`)}
    </ul>
  </div>`;
}

export function example(title: string, content: string | Html): Html {
  return html`<figure class="example">
    <figcaption>${title}</figcaption>
    <pre><code>${content}</code></pre>
  </figure>`;
}
