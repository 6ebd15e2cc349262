import { stopReminders } from "@kautia/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { apiBase } from "./api-base.ts";
import { refusalAnswer, refuseBodyType } from "./refusal.ts";
import { send } from "./send.ts";

export class BodyInvalidError extends Error {
  override name = "BodyInvalidError";
}

export class BodyTypeError extends Error {
  override name = "BodyTypeError";
}

export const readingMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a mail program unsubscribes with the fixed form of RFC 8058, where only the secret in the path matters. */
export function isOneClick({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === `${apiBase}${stopReminders.path}`;
}

/** More than any body of the API or a webhook needs. Deeper bodies could overflow the stack of recursive code. */
const maxDepth = 32;

/** How many bytes of the largest body there are for each value. No honest body has nearly as many values. */
const bytesPerValue = 40;

const codeOf = (sign: string) => sign.charCodeAt(0);
const signs = {
  quote: codeOf('"'),
  backslash: codeOf("\\"),
  comma: codeOf(","),
  openList: codeOf("["),
  closeList: codeOf("]"),
  openObject: codeOf("{"),
  closeObject: codeOf("}"),
};

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A form as mail programs send it (RFC 8058, 3.1). */
const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** A charset other than UTF-8, in which JSON must not be sent (RFC 8259, 8.1). */
const otherCharset = /;\s*charset\s*=\s*(?!"?utf-?8"?\s*(?:;|$))/i;

/**
 * Parses JSON and refuses all other content types, because browsers let other sites send forms and plain text without a
 * preflight request. An empty body counts as no body.
 */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (otherCharset.test(request.headers["content-type"] ?? ""))
      return done(new BodyTypeError("the body is not sent in UTF-8"));
    const bytes = typeof body === "string" ? Buffer.from(body) : body;
    if (isTooComplex(bytes, request.routeOptions.bodyLimit / bytesPerValue))
      return done(new BodyInvalidError("the body is nested too deeply or has too many values"));
    try {
      const text = utf8.decode(bytes);
      done(null, text.trim() === "" ? undefined : JSON.parse(text));
    } catch {
      done(new BodyInvalidError("the body is not valid JSON"));
    }
  });
  app.addContentTypeParser("*", { parseAs: "buffer" }, (request, _body, done) =>
    isOneClick(request) && form.test(request.headers["content-type"] ?? "")
      ? done(null)
      : done(new BodyTypeError("the body is not sent as application/json")),
  );
}

/** Refuses compressed bodies, which nothing here unpacks (RFC 9110, 15.5.16). */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const coding = request.headers["content-encoding"]?.trim().toLowerCase() || "identity";
    if (coding === "identity" || readingMethods.has(request.method)) return done();
    void send(reply.header("Accept-Encoding", "identity"), refusalAnswer(refuseBodyType()));
  });
}

/** Whether a JSON text is nested too deeply or has too many values. Looks before the text is parsed, which takes longer. */
function isTooComplex(json: Buffer, mostValues: number): boolean {
  let depth = 0;
  let values = 0;
  let isString = false;
  for (let index = 0; index < json.length; index++) {
    const sign = json[index];
    if (isString) {
      if (sign === signs.backslash) index++;
      else if (sign === signs.quote) isString = false;
    } else if (sign === signs.quote) isString = true;
    else if (sign === signs.openList || sign === signs.openObject) {
      values++;
      if (++depth > maxDepth) return true;
    } else if (sign === signs.closeList || sign === signs.closeObject) depth--;
    else if (sign === signs.comma && ++values > mostValues) return true;
  }
  return values > mostValues;
}
