import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { eventSummaries } from "@kautia/contract/documentation";
import { expect, test } from "vitest";
import { webhookDelay } from "../platform/rules/retry-delays.ts";
import { runBash } from "#testing/processes/run-bash.ts";
import { formatSecret, signEvent } from "./sign.ts";

const guide = await readFile(new URL("../../../../docs/partners.md", import.meta.url), "utf8");
const [, chapter = ""] = guide.split("\n## Webhooks\n");
const [, verifying = ""] = chapter.split("\n### Verify a delivery\n");
const blockOf = (language: string) => verifying.split(`\`\`\`${language}\n`)[1]?.split("```")[0] ?? "";

const secret = Buffer.alloc(32, "any secret");
const signed = signEvent(
  {
    id: "evt_1",
    type: "application.decided",
    at: new Date(0),
    data: { invitationId: null, reference: "B-12/3 'ß'" },
  },
  { secret, old_secret: Buffer.from("the old one"), old_secret_until: new Date(Date.now() + 60_000) },
  new Date(),
);
if (!signed) throw new Error("the event does not fit its schema");
const { body, headers } = signed;

test.each([
  ["genuine", body],
  ["forged", body.replace("B-12/3", "B-12/4")],
])("the guide's shell commands find a %s delivery", async (verdict, given) => {
  const variables = {
    SECRET: formatSecret(secret),
    WEBHOOK_ID: headers["webhook-id"],
    WEBHOOK_TIMESTAMP: headers["webhook-timestamp"],
    WEBHOOK_SIGNATURE: headers["webhook-signature"],
    BODY: given,
  };
  expect((await runBash([blockOf("sh")], tmpdir(), variables)).trim()).toBe(verdict);
});

test("the guide's code for Node accepts a genuine delivery and rejects a forged one", async () => {
  const calls = [body, `${body} `].map(
    (given) => `isGenuine(${[formatSecret(secret), headers, given].map((item) => JSON.stringify(item)).join()})`,
  );
  const code = `${blockOf("js")} console.log(${calls.join()})`;
  const output = await runBash(['node --input-type=module -e "$CODE"'], tmpdir(), { CODE: code });
  expect(output.trim()).toBe("true false");
});

test("the guide names the pause before every retry, and they end after three days", () => {
  const pauses = [...chapter.matchAll(/([\d.]+) (min|h)\b/g)];
  const minutes = pauses.map(([, amount, unit]) => Number(amount) * (unit === "h" ? 60 : 1));
  expect(minutes.map((_, index) => webhookDelay(index + 1))).toEqual(minutes.map((each) => each * 60_000));
  expect(webhookDelay(minutes.length + 1)).toBeNull();
  expect(minutes.reduce((sum, each) => sum + each, 0)).toBe(3 * 24 * 60);
});

test("the guide names every event", () => {
  const named = [...chapter.matchAll(/`(\w+)?\.(\w+)`/g)].map(([, group = "guarantee", what]) => `${group}.${what}`);
  expect(named).toEqual(expect.arrayContaining(Object.keys(eventSummaries)));
});
