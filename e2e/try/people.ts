import { setTimeout as wait } from "node:timers/promises";
import {
  answerQuestions,
  anotherPerson,
  choosePeriod,
  eventually,
  expectSuccess,
  inDays,
  needs,
} from "../src/tenant-by-wire.ts";
import { stripeAccounts } from "../src/stripe-accounts.ts";
import type { Stack } from "./stack.ts";
import { type Client, makeClient } from "./traffic.ts";

/** Seconds. */
const patience = 120;

/** What clients did during a fault, and what they were told. */
export interface Deeds {
  clients: Client[];
  /** The last value that each application was told is saved. */
  saves: Map<string, number>;
  /** Contracts whose landlord was told that they are accepted. */
  accepted: { refId: string; landlordToken: string }[];
  /** Documents that were told to be stored: their application, and how many. */
  uploads: Map<string, number>;
  /** Resolves when everyone has finished what they had begun. */
  finish(): Promise<void>;
}

/** People use the product until `finish` is called: some save, some sign and are accepted, one uploads. */
export function sendPeople(stack: Stack): Deeds {
  const deeds = {
    clients: [] as Client[],
    saves: new Map<string, number>(),
    accepted: [] as Deeds["accepted"],
    uploads: new Map<string, number>(),
  };
  const over = new AbortController();
  const begin = (act: (client: Client) => Promise<void>) => {
    const client = makeClient(stack.url);
    deeds.clients.push(client);
    return act(client);
  };
  const everybody = [
    ...Array.from({ length: 3 }, () => begin(saveAgainAndAgain)),
    ...Array.from({ length: 2 }, () => begin(signAgainAndAgain)),
    begin(uploadAgainAndAgain),
  ];
  return {
    ...deeds,
    async finish() {
      over.abort();
      await Promise.all(everybody);
    },
  };

  async function saveAgainAndAgain(client: Client): Promise<void> {
    const { token } = expectSuccess(await client.post("/onboarding/tenant/init"));
    for (let rent = 500; !over.signal.aborted; rent++) {
      await saveRent(client, token, rent);
      deeds.saves.set(token, rent);
      await wait(100);
    }
  }

  async function signAgainAndAgain(client: Client): Promise<void> {
    while (!over.signal.aborted) {
      const signed = await sign(stack, client);
      expectSuccess(await client.post(`/landlord/${signed.landlordToken}/accept`));
      deeds.accepted.push(signed);
    }
  }

  async function uploadAgainAndAgain(client: Client): Promise<void> {
    while (!over.signal.aborted) {
      const token = await answerQuestions(client, { employmentStatus: "STUDENT", ...anotherPerson() });
      const consents = { termsAndPrivacy: true, initialInformation: true };
      expectSuccess(await client.post("/onboarding/tenant/summary", { token, consents, needs }));
      expectSuccess(await client.get(`/onboarding/tenant/risk?token=${token}&successful=true`));
      const { refId } = expectSuccess(await client.get(`/onboarding/tenant/${token}`));
      for (let count = 1; count <= 3 && !over.signal.aborted; count++) {
        expectSuccess(await client.upload(refId, { token, type: "PASSPORT" }));
        deeds.uploads.set(token, count);
        await wait(200);
      }
    }
  }
}

async function saveRent(client: Client, token: string, rent: number): Promise<void> {
  const amounts = { currency: "EUR", coldRentAmount: rent, rentDepositAmount: 1_000 };
  expectSuccess(await client.post("/onboarding/tenant/rent-property-details", { token, ...amounts }));
}

/** Signs for today, so that accepting is followed by a charge. */
async function sign(stack: Stack, client: Client): Promise<{ refId: string; landlordToken: string }> {
  const person = anotherPerson();
  const token = await answerQuestions(client, { ...person, insuranceStart: inDays(0) });
  await choosePeriod(client, token, "YEARLY", { earlyFulfilment: true });
  const { secret } = expectSuccess(await client.get(`/onboarding/tenant/${token}/payment-secret`));
  await enterCard(stack, secret);
  // Nobody signs before the documents were mailed, so the app asks again while mails are late.
  await eventually(async () => {
    const signed = await client.post("/onboarding/tenant/sign", { token, signature: true });
    if (signed.status === 409) return undefined;
    return expectSuccess(signed);
  }, patience);
  const { refId } = expectSuccess(await client.get(`/onboarding/tenant/${token}`));
  const landlordToken = await eventually(() => {
    const mail = stack.mails().find(({ to, text }) => to === person.landlordEmail && /\/landlord\//.test(text));
    return Promise.resolve(mail?.text.match(/\/landlord\/([0-9a-f]{32})/)?.[1]);
  }, patience);
  return { refId, landlordToken };
}

/** As the provider's script does in the browser, which faults of ours do not concern. */
async function enterCard({ provider }: Stack, secret: string): Promise<void> {
  const [id] = secret.split("_secret_");
  const body = new URLSearchParams({
    key: stripeAccounts.de.publicKey,
    client_secret: secret,
    "payment_method_data[card][number]": "4242424242424242",
  });
  const answer = await fetch(`${provider.url}/v1/setup_intents/${id}/confirm`, { method: "POST", body });
  if (!answer.ok) throw new Error(`the card was not set up: ${await answer.text()}`);
}
