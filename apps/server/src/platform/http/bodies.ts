import { stopReminders } from "@kautia/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { apiBase } from "./route.ts";

export class BodyInvalidError extends Error {
  override name = "BodyInvalidError";
}

export class BodyTypeError extends Error {
  override name = "BodyTypeError";
}

/** Whether a mail program unsubscribes with the fixed form of RFC 8058, where only the secret in the path matters. */
export function isOneClick({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === `${apiBase}${stopReminders.path}`;
}

/** More than any body of the API or a webhook needs. Deeper bodies could overflow the stack of recursive code. */
const maxDepth = 32;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Parses JSON and refuses all other content types, because browsers let other sites send forms and plain text without a
 * preflight request. An empty body counts as no body.
 */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    try {
      const text = utf8.decode(typeof body === "string" ? Buffer.from(body) : body);
      const parsed: unknown = text.trim() === "" ? undefined : JSON.parse(text);
      done(isDeeperThan(maxDepth, parsed) ? new BodyInvalidError("the body is nested too deeply") : null, parsed);
    } catch {
      done(new BodyInvalidError("the body is not valid JSON"));
    }
  });
  app.addContentTypeParser("*", { parseAs: "buffer" }, (request, _body, done) =>
    isOneClick(request) ? done(null) : done(new BodyTypeError("the body is not sent as application/json")),
  );
}

function isDeeperThan(limit: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((one): unknown[] => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}
