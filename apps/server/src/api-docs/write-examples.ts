import { escapeHtml } from "@kautia/locales/articles";
import type { Operation } from "./read-operations.ts";

/** JSON with its names marked, as HTML. */
export function writeJson(value: unknown): string {
  const text = escapeHtml(JSON.stringify(value, null, 2));
  return text.replaceAll(/^( *)(&quot;\w+&quot;):/gm, '$1<span class="name">$2</span>:');
}

/** The call by curl, as HTML. */
export function writeCurl({ method, path, examples, body, answer, security }: Operation, baseUrl: string): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(examples[name] ?? name));
  const isForm = body?.type === "multipart/form-data";
  const options = [
    ...(method === "GET" || (method === "POST" && body) ? [] : [`-X ${method}`]),
    ...(security === "partner" ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...(security !== null && security !== "partner" ? ["-b cookies.txt"] : []),
    ...(body && !isForm ? ['-H "Content-Type: application/json"'] : []),
    ...(answer && answer.shapes.length === 0 ? ["-OJ"] : []),
  ].map(escapeHtml);
  const json =
    body && !isForm ? [`-d &#x27;${writeJson(body.example).replaceAll("&#x27;", "&#x27;\\&#x27;&#x27;")}&#x27;`] : [];
  const form = isForm ? ["-F file=@invoice.pdf"] : [];
  return [`curl ${escapeHtml(baseUrl + filled)}`, ...options, ...json, ...form].join(" \\\n  ");
}
