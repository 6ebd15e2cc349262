import { setTimeout as wait } from "node:timers/promises";
import {
  answerQuestions,
  anotherPerson,
  apply,
  choosePeriod,
  eventually,
  expectSuccess,
  inDays,
  refIdOf,
} from "../src/tenant-by-api.ts";
import { stripeAccounts } from "../src/stripe-accounts.ts";
import type { Stack } from "./stack.ts";
import { type Client, makeClient } from "./traffic.ts";

/** Seconds. */
const patience = 120;

/** Simulated users during a fault, and what the server has confirmed to them. */
export interface SimulatedUsers {
  clients: Client[];
  /** The last rent that the server confirmed for each application. */
  saves: Map<string, number>;
  /** Contracts whose acceptance the server confirmed to the landlord. */
  accepted: { refId: string; landlordToken: string }[];
  /** The number of documents that the server confirmed for each application. */
  uploads: Map<string, number>;
  /** Stops the users; resolves when they have finished what they were doing. */
  finish(): Promise<void>;
}

/** Uses the product until `finish` is called: some users save, some sign and get accepted, one uploads. */
export function simulateUsers(stack: Stack): SimulatedUsers {
  const users = {
    clients: [] as Client[],
    saves: new Map<string, number>(),
    accepted: [] as SimulatedUsers["accepted"],
    uploads: new Map<string, number>(),
  };
  const over = new AbortController();
  const begin = (act: (client: Client) => Promise<void>) => {
    const client = makeClient(stack.url);
    users.clients.push(client);
    return act(client);
  };
  const running = Promise.allSettled([
    ...Array.from({ length: 3 }, () => begin(saveRepeatedly)),
    ...Array.from({ length: 2 }, () => begin(signRepeatedly)),
    begin(uploadRepeatedly),
  ]);
  return {
    ...users,
    async finish() {
      over.abort();
      for (const result of await running) if (result.status === "rejected") throw result.reason;
    },
  };

  async function saveRepeatedly(client: Client): Promise<void> {
    const { token } = expectSuccess(await client.post("/onboarding/tenant/init"));
    for (let rent = 500; !over.signal.aborted; rent++) {
      await saveRent(client, token, rent);
      users.saves.set(token, rent);
      await wait(100);
    }
  }

  async function signRepeatedly(client: Client): Promise<void> {
    while (!over.signal.aborted) {
      const signed = await sign(stack, client);
      expectSuccess(await client.post(`/landlord/${signed.landlordToken}/accept`));
      users.accepted.push(signed);
    }
  }

  async function uploadRepeatedly(client: Client): Promise<void> {
    while (!over.signal.aborted) {
      const token = await apply(client, { employmentStatus: "STUDENT" });
      const refId = await refIdOf(client, token);
      for (let count = 1; count <= 3 && !over.signal.aborted; count++) {
        expectSuccess(await client.upload(refId, { token, type: "PASSPORT" }));
        users.uploads.set(token, count);
        await wait(200);
      }
    }
  }
}

async function saveRent(client: Client, token: string, rent: number): Promise<void> {
  const amounts = { currency: "EUR", coldRentAmount: rent, rentDepositAmount: 1_000 };
  expectSuccess(await client.post("/onboarding/tenant/rent-property-details", { token, ...amounts }));
}

/** Signs. By default with a start date of today, so that the acceptance is followed by a charge. */
export async function sign(
  stack: Pick<Stack, "provider" | "mails">,
  client: Client,
  { cardNumber = "4242424242424242", insuranceStart = inDays(0) } = {},
): Promise<{ refId: string; landlordToken: string }> {
  const person = anotherPerson();
  const token = await answerQuestions(client, { ...person, insuranceStart });
  await choosePeriod(client, token, "YEARLY", { earlyFulfilment: true });
  const { secret } = expectSuccess(await client.get(`/onboarding/tenant/${token}/payment-secret`));
  await enterCard(stack, secret, cardNumber);
  // Signing is refused until the documents have been mailed, so retry while mails are late.
  await eventually(async () => {
    const signed = await client.post("/onboarding/tenant/sign", { token, signature: true });
    if (signed.status === 409) return undefined;
    return expectSuccess(signed);
  }, patience);
  const refId = await refIdOf(client, token);
  const landlordToken = await eventually(() => {
    const mail = stack.mails().find(({ to, text }) => to === person.landlordEmail && /\/landlord\//.test(text));
    return Promise.resolve(mail?.text.match(/\/landlord\/([0-9a-f]{32})/)?.[1]);
  }, patience);
  return { refId, landlordToken };
}

/** Makes the provider's request from the browser, which does not go through our services. */
async function enterCard({ provider }: Pick<Stack, "provider">, secret: string, cardNumber: string): Promise<void> {
  const [id] = secret.split("_secret_");
  const body = new URLSearchParams({
    key: stripeAccounts.de.publicKey,
    client_secret: secret,
    "payment_method_data[card][number]": cardNumber,
  });
  const answer = await fetch(`${provider.url}/v1/setup_intents/${id}/confirm`, { method: "POST", body });
  if (!answer.ok) throw new Error(`the card was not set up: ${await answer.text()}`);
}
