import type { FastifyInstance } from "fastify";

export class BodyInvalidError extends Error {
  override name = "BodyInvalidError";
}

/** The whole body of a mail program's one-click unsubscribe request (RFC 8058). */
const oneClick = "List-Unsubscribe=One-Click";

/** No body of the API or of a webhook needs more. Deeper ones would overflow the stack of whatever walks them. */
const maxDepth = 32;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Parses every body as JSON, whatever its content type. An empty body counts as none. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => {
    try {
      const text = utf8.decode(typeof body === "string" ? Buffer.from(body) : body);
      const parsed: unknown = ["", oneClick].includes(text.trim()) ? undefined : JSON.parse(text);
      done(isDeeperThan(maxDepth, parsed) ? new BodyInvalidError("the body is nested too deeply") : null, parsed);
    } catch {
      done(new BodyInvalidError("the body is not valid JSON"));
    }
  });
}

function isDeeperThan(limit: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((one): unknown[] => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}
