import { type PartnerEvent, partnerEventSchemas, partnerEventTypes, testEventType } from "@kautia/contract";
import { eventSummaries } from "@kautia/contract/documentation";
import * as z from "zod/mini";
import { makeExample } from "./describe.ts";
import type { JsonObject } from "./json-schema.ts";
import type { Schemas } from "./schemas.ts";

const headers: readonly (readonly [name: string, description: string, example: string])[] = [
  ["webhook-id", "The event's id, the same in each attempt.", "evt_5b3f2b1e7c1d4b7a9a530d6b3a6d5c11"],
  ["webhook-timestamp", "When it was sent, in seconds since 1970.", "1808985600"],
  [
    "webhook-signature",
    "`v1,` and the HMAC-SHA256 of id, timestamp and body, joined by full stops, in Base64. Two, separated by a space, for a " +
      "day after the secret was replaced.",
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ],
];

const parameters = headers.map(([name, description, example]) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string", examples: [example] },
}));

/** The schemas of the events that partners' webhooks receive, by type. */
export function referEvents(schemas: Schemas): ReadonlyMap<PartnerEvent["type"], JsonObject> {
  return new Map(
    ([...partnerEventTypes, testEventType] as const).map((type) => {
      const schema = partnerEventSchemas.find(({ shape }) => z.safeParse(shape.type, type).success);
      if (!schema) throw new Error(`${type} has no schema`);
      return [type, schemas.refer(schema, "output", type)];
    }),
  );
}

export function describeWebhooks(
  events: ReturnType<typeof referEvents>,
  components: Readonly<Record<string, JsonObject>>,
): JsonObject {
  const entries = [...events].map(([type, schema]) => {
    const example = { ...Object(makeExample(schema, "", "", components)), type };
    const post = {
      operationId: type,
      summary: eventSummaries[type],
      tags: ["Webhooks"],
      security: [],
      parameters,
      requestBody: { required: true, content: { "application/json": { schema, example } } },
      responses: {
        "2XX": { description: "Received. Anything else, or no answer within 15 seconds, is sent again." },
        "410": { description: "Not wanted any more: the webhook is switched off." },
      },
    };
    return [type, { post }] as const;
  });
  return Object.fromEntries(entries);
}
