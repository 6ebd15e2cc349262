import type { FastifyInstance } from "fastify";

export class BodyInvalidError extends Error {
  override name = "BodyInvalidError";
}

/** The whole body of a mail program's one-click unsubscribe request (RFC 8058). */
const oneClick = "List-Unsubscribe=One-Click";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Parses every body as JSON, whatever its content type. An empty body counts as none. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => {
    try {
      const text = utf8.decode(typeof body === "string" ? Buffer.from(body) : body);
      done(null, ["", oneClick].includes(text.trim()) ? undefined : JSON.parse(text));
    } catch {
      done(new BodyInvalidError("the body is not valid JSON"));
    }
  });
}
