import { html, Html, prose } from "./html.ts";
import { introduce, type Section } from "./introduction.ts";
import { type Operation, readOperations } from "./read-operations.ts";
import { writeOperation } from "./write-operation.ts";
import { listObjects, type JsonObject } from "../platform/openapi/json-schema.ts";

export interface PageParts {
  document: JsonObject;
  brand: string;
  publicUrl: string;
  apiUrl: string;
  styleSheets: readonly string[];
  style: string;
  /** Whether only the partners' calls are in the document. */
  isForPartners: boolean;
}

interface Group {
  id: string;
  title: string;
  description: string;
  operations: Operation[];
}

/** The whole page; it needs no script. */
export function writePage(parts: PageParts): string {
  const { document, brand, apiUrl, styleSheets, style, isForPartners } = parts;
  const title = isForPartners ? "Partner API" : "All calls of the API";
  const sections = isForPartners ? introduce(document, parts) : [];
  const groups = readGroups(document);
  return html`${new Html("<!doctype html>")}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – ${brand}</title>
        <link rel="icon" href="/favicon.svg" />
        ${styleSheets.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body class="docs">
        <a class="skip" href="#content">Skip to the content</a>
        <header class="docs__header">
          <p><a href="/">${brand}</a></p>
          <ul>
            <li>
              ${isForPartners ? html`<a href="/api/docs/all">All calls</a>` : html`<a href="/api/docs">Partner API</a>`}
            </li>
            <li><a href="/api/v1/openapi.json">OpenAPI document</a></li>
          </ul>
        </header>
        ${writeContents(sections, groups)}
        <main class="docs__main" id="content">
          <div class="docs__lead">
            <h1>${title}</h1>
            <p>${lead(isForPartners)}</p>
            <p>Base address: <code>${apiUrl}</code></p>
          </div>
          ${sections.map(writeSection)}${groups.map((group) => writeGroup(group, apiUrl))}
        </main>
      </body>
    </html> `.text;
}

function lead(isForPartners: boolean): string {
  return isForPartners
    ? "Invite tenants, follow their guarantees and do the landlord's part by program. You need an API key, which the operator makes for you."
    : "Every call that the server answers, with those that only our own pages use. Those may change without notice.";
}

function readGroups(document: JsonObject): Group[] {
  const operations = readOperations(document);
  return listObjects(document["tags"]).map(({ name, description }) => ({
    id: String(name).toLowerCase(),
    title: String(name),
    description: typeof description === "string" ? description : "",
    operations: operations.filter(({ tag }) => tag === name),
  }));
}

function writeContents(sections: readonly Section[], groups: readonly Group[]): Html {
  return html`<nav class="docs__contents" aria-label="Contents">
    <ul>
      ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
      ${groups.map(
        ({ id, title, operations }) =>
          html`<li>
            <a href="#${id}">${title}</a>
            <ul>
              ${operations.map(
                (operation) =>
                  html`<li>
                    <a href="#${operation.id}">${nameOf(operation)} <span class="method">${operation.method}</span></a>
                  </li>`,
              )}
            </ul>
          </li>`,
      )}
    </ul>
  </nav>`;
}

/** Turns 'invite-tenant' into 'Invite tenant'. */
function nameOf({ id }: Operation): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
}

function writeSection({ id, title, text, example }: Section): Html {
  return html`<section class="call" id="${id}">
    <div class="call__text">
      <h2>${title}</h2>
      ${text}
    </div>
    ${example ? html`<div class="call__examples">${example}</div>` : null}
  </section>`;
}

function writeGroup({ id, title, description, operations }: Group, apiUrl: string): Html {
  return html`<section id="${id}">
    <h2>${title}</h2>
    <p>${prose(description)}</p>
    ${operations.map((operation) => writeOperation(operation, apiUrl))}
  </section>`;
}
