import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("applies network limits in every environment, including development", () => {
  const limits = { wrongLogins: 300, firstMails: 300, mails: 300, homes: 30 };
  expect(readConfig({}).networkLimits).toEqual(limits);
  expect(readConfig({ NODE_ENV: "production", ALLOW_SANDBOX: "true" }).networkLimits).toEqual(limits);
  expect(readConfig({ NETWORK_HOMES_PER_DAY: "200" }).networkLimits.homes).toBe(200);
  expect(() => readConfig({ NETWORK_MAILS_PER_HOUR: "0" })).toThrow(/^NETWORK_MAILS_PER_HOUR /);
});
