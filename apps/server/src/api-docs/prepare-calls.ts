import { isObject, type JsonObject, listObjects } from "../platform/openapi/json-schema.ts";

/** Gives each call of the document a short title and an example with curl. */
export function prepareCalls(document: JsonObject, apiUrl: string): JsonObject {
  const paths = mapObjects(document["paths"], (item, path) =>
    mapObjects(item, (operation, method) => {
      const { operationId, summary, description } = operation;
      const source = writeCurl(method.toUpperCase(), apiUrl + path, operation);
      return {
        ...operation,
        summary: titleOf(String(operationId)),
        description: [summary, description].filter(Boolean).join("\n\n"),
        "x-codeSamples": [{ lang: "Shell", label: "curl", source }],
      };
    }),
  );
  return { ...document, paths };
}

/** Turns 'invite-tenant' into 'Invite tenant'. */
function titleOf(operationId: string): string {
  return operationId.charAt(0).toUpperCase() + operationId.slice(1).replaceAll("-", " ");
}

function writeCurl(method: string, url: string, { parameters, requestBody, responses, security }: JsonObject): string {
  const body = firstContent(requestBody);
  const answer = firstContent(Object.entries(Object(responses)).find(([status]) => status.startsWith("2"))?.[1]);
  const isForm = body?.type === "multipart/form-data";
  const access = Object.keys(listObjects(security)[0] ?? {})[0];
  const json = JSON.stringify(body?.example, null, 2);
  return [
    `curl ${fillPath(url, listObjects(parameters))}`,
    ...(method === "GET" || (method === "POST" && body) ? [] : [`-X ${method}`]),
    ...(access === "partner" ? ['-H "Authorization: Bearer $KEY"'] : access ? ["-b cookies.txt"] : []),
    ...(answer && answer.type !== "application/json" ? ["-OJ"] : []),
    ...(isForm ? ["-F file=@invoice.pdf"] : []),
    ...(body && !isForm
      ? ['-H "Content-Type: application/json"', `-d '${json.replaceAll("'", String.raw`'\''`)}'`]
      : []),
  ].join(" \\\n  ");
}

function fillPath(url: string, parameters: readonly JsonObject[]): string {
  return url.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const { schema } = parameters.find((parameter) => parameter["name"] === name) ?? {};
    return encodeURIComponent(String(Object(schema).examples?.[0] ?? name));
  });
}

function firstContent(of: unknown): { type: string; example?: unknown } | null {
  const [first] = Object.entries(Object(Object(of).content));
  return first ? { type: first[0], example: Object(first[1]).example } : null;
}

function mapObjects(value: unknown, change: (item: JsonObject, name: string) => JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, item]) => [name, isObject(item) ? change(item, name) : item]),
  );
}
