import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { addWebhook, type PartnerEvent, type PartnerEventType, partnerEvent } from "@kautia/contract";
import { Webhook } from "standardwebhooks";
import { vi } from "vitest";
import type { TestServer } from "../server/make-test-server.ts";
import { serve } from "../../../../../tools/lib/serve.ts";

/** The status to answer with; null for no answer. */
type Answer = number | null;

export interface Receiver {
  url: string;
  /** All requests that arrived, regardless of the answer. */
  requests: { headers: Record<string, string>; body: string; event: PartnerEvent; arrivedAt: Date }[];
  /** Decides the answer; 204 unless replaced. */
  answer(event: PartnerEvent): Answer;
  /** The events in the order of their arrival. */
  types(): PartnerEvent["type"][];
  close(): Promise<void>;
}

/** A partner's receiver on a real socket. */
export async function openReceiver({ deps }: Pick<TestServer, "deps">): Promise<Receiver> {
  const requests: Receiver["requests"] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const event = partnerEvent.parse(JSON.parse(body));
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    requests.push({ headers, body, event, arrivedAt: deps.clock.now() });
    const status = receiver.answer(event);
    if (status !== null) response.writeHead(status, { location: "/elsewhere" }).end("x".repeat(100_000));
  };
  const { url, close } = await serve((request, response) => void receive(request, response));
  const receiver: Receiver = {
    url: `${url}/hooks`,
    requests,
    answer: () => 204,
    types: () => requests.map(({ event }) => event.type),
    close,
  };
  return receiver;
}

export async function addReceiver(
  { call }: TestServer,
  key: { authorization: string },
  { url }: Pick<Receiver, "url">,
  events?: PartnerEventType[],
) {
  const added = await call(addWebhook, { body: { url, events } }, key);
  if (!added.ok) throw new Error(`adding failed: ${JSON.stringify(added.problem)}`);
  const { secret } = added.body;
  if (secret === null) throw new Error("the receiver was added before");
  return { ...added.body, secret };
}

/**
 * Verifies a delivery with the library of standardwebhooks.com, at the time of its arrival. Throws for a wrong
 * signature or an old timestamp.
 */
export function verify(secret: string, { body, headers, arrivedAt }: Receiver["requests"][number]): void {
  vi.useFakeTimers({ toFake: ["Date"], now: arrivedAt });
  try {
    new Webhook(secret).verify(body, headers);
  } finally {
    vi.useRealTimers();
  }
}
