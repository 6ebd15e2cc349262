import { setImmediate as nextTurn } from "node:timers/promises";
import { type Call, calls, problem, signedLinkClaims } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/settings.ts";
import { CompressedText } from "../http/send-compressed.ts";
import { describe } from "./describe.ts";
import type { JsonObject } from "./json-schema.ts";
import { operation, referAnswer, referBody } from "./operation.ts";
import { Schemas } from "./schemas.ts";
import { listSecuritySchemes } from "./security.ts";
import { tagList, tagOf } from "./tags.ts";
import { describeWebhooks, referEvents } from "./webhooks.ts";
import { apiBase } from "../http/api-base.ts";

export function registerOpenApiRoute(app: FastifyInstance, { config }: { config: Config }): void {
  const contents = { publicUrl: config.publicUrl, sandbox: config.payment.provider === "sandbox" };
  const document = new CompressedText(async () => JSON.stringify(await makeOpenApiInTurns(contents)));
  app.get(`${apiBase}/openapi.json`, (request, reply) => {
    void reply.type("application/json; charset=utf-8");
    return document.send(request, reply);
  });
}

const description = `A guarantee in place of a cash rent deposit.

Partners start with *Invitations* and *Guarantees*. \`/api/docs\` shows their calls, and docs/partners.md is the guide. Every error is
\`application/problem+json\` with an \`errorCode\` for programs and the path of each wrong field.`;

interface Contents {
  publicUrl: string;
  sandbox: boolean;
  /** Limits the document to the calls of these callers. */
  access?: Call["access"];
}

/**
 * Contains only the calls of the contract, so not the card provider's webhooks and the desk's one-time links to files.
 */
export function makeOpenApi(contents: Contents): JsonObject {
  const making = makeStepwise(contents);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

/** The same, but lets other requests have their turn in between: it takes more than a second at first. */
export async function makeOpenApiInTurns(contents: Contents): Promise<JsonObject> {
  const making = makeStepwise(contents);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
    await nextTurn();
  }
}

function* makeStepwise({ publicUrl, sandbox, access }: Contents): Generator<undefined, JsonObject> {
  const schemas = new Schemas();
  const served = calls.filter(
    (call) =>
      (sandbox || !call.path.startsWith("/sandbox-payment/")) && (access === undefined || call.access === access),
  );
  const usedTags = new Set(served.map(tagOf));
  schemas.refer(problem, "output", "Problem");
  // Answers come first: if an input differs from the answer with the same name, the input is renamed.
  const answers = yield* mapInSteps(served, (call) => referAnswer(call, schemas));
  const bodies = yield* mapInSteps(served, (call) => referBody(call, schemas));
  const events = referEvents(schemas);
  schemas.refer(signedLinkClaims, "input", "SignedLinkClaims");
  const components = Object.entries(schemas.components);
  const described = yield* mapInSteps(components, ([name, schema]) => describe(schema, name));
  const paths: Record<string, JsonObject> = {};
  for (const call of served) {
    yield;
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    const parts = { answer: answers.get(call), body: bodies.get(call), components: schemas.components };
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, parts) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Kautia",
      version: "1",
      description,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
      contact: { name: "Kautia", url: publicUrl },
    },
    servers: [{ url: `${publicUrl}${apiBase}`, description: "This server." }],
    tags: tagList.filter(({ name }) => usedTags.has(name)),
    paths,
    webhooks: describeWebhooks(events, schemas.components),
    components: {
      schemas: Object.fromEntries(
        [...described].map(([[name], schema]) => [name, schema] as const).toSorted(([a], [b]) => a.localeCompare(b)),
      ),
      securitySchemes: listSecuritySchemes(served),
    },
  };
}

function* mapInSteps<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Result,
): Generator<undefined, Map<Item, Result>> {
  const made = new Map<Item, Result>();
  for (const item of items) {
    yield;
    made.set(item, make(item));
  }
  return made;
}
