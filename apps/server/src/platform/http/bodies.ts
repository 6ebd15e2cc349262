import type { FastifyInstance } from "fastify";

/** The body could not be read as JSON. */
export class BodyInvalidError extends Error {
  override name = "BodyInvalidError";
}

/** What a mail program posts to stop mails, and all that it says (RFC 8058). */
const oneClick = "List-Unsubscribe=One-Click";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Every body is JSON, whatever type it calls itself; no body at all is fine where a call needs none. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => {
    try {
      const text = utf8.decode(typeof body === "string" ? Buffer.from(body) : body);
      done(null, ["", oneClick].includes(text.trim()) ? undefined : JSON.parse(text));
    } catch {
      done(new BodyInvalidError("the body is no JSON"));
    }
  });
}
