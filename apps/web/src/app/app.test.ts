import { texts } from "@kautia/locales";
import { expect, test } from "vitest";
import { createFakeServer, ok } from "../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../testing/sample-record.ts";
import { sampleSettings } from "../../../../tools/vitest/sample-settings.ts";
import { startAppOn } from "../testing/start-app-on.ts";

async function begin() {
  const server = createFakeServer({
    "get-settings": () => ok(sampleSettings),
    "get-lang": () => ok(texts("en")),
    "get-price": () => ok({ yearly: 70.5, monthly: 6.35 }),
  });
  const app = await startAppOn(server, "en");
  app.price.ask("1500", 0);
  await expect.poll(() => app.price.state.get().status).toBe("known");
  return { app, asked: () => server.asked("get-price").length };
}

test("forgets the price together with the application", async () => {
  const { app } = await begin();
  app.session.forget();
  expect(app.price.state.get()).toMatchObject({ deposit: "", price: null });
});

test("fetches a new price for the same deposit when the home is in another country", async () => {
  const { app, asked } = await begin();
  const { address } = sampleRecord();
  if (!address) throw new Error("the sample record has no address");
  app.session.record.set(sampleRecord());
  app.price.ask("1500", 0);
  expect(asked()).toBe(1);
  app.session.record.set(sampleRecord({ address: { ...address, address: { ...address.address, country: "at" } } }));
  app.price.ask("1500", 0);
  await expect.poll(asked).toBe(2);
});
