import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { verifyWebhook, WebhookError } from "./verify-webhook.ts";

// The example that Standard Webhooks publishes.
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const body = '{"test": 2432232314}';
const headers = {
  "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
  "webhook-timestamp": "1614265330",
  "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};
const sentAt = 1_614_265_330_000;
const otherSecret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

function verify(changes: { headers?: Record<string, string>; body?: string; secret?: string | string[]; ms?: number }) {
  const { ms = 0 } = changes;
  const given = { ...headers, ...changes.headers };
  return verifyWebhook(changes.body ?? body, given, changes.secret ?? secret, new Date(sentAt + ms));
}

test("returns the event of the example that Standard Webhooks publishes", () => {
  expect(verify({})).toEqual({ test: 2_432_232_314 });
  expect(verifyWebhook(Buffer.from(body), new Headers(headers), secret, new Date(sentAt))).toEqual(verify({}));
});

test("accepts one valid signature among others, and one valid secret among several", () => {
  const others = `v1a,abc v1,${Buffer.alloc(32).toString("base64")} v1,short ${headers["webhook-signature"]}`;
  expect(verify({ headers: { "webhook-signature": others } })).toEqual(verify({}));
  expect(verify({ secret: [otherSecret, secret] })).toEqual(verify({}));
});

test("accepts clocks that differ by five minutes, and no more", () => {
  for (const ms of [300_000, -300_000]) expect(verify({ ms })).toEqual(verify({}));
  for (const ms of [301_000, -301_000]) expect(() => verify({ ms })).toThrow(WebhookError);
});

test.each([
  ["another body", { body: '{"test":2432232314}' }],
  ["another secret", { secret: otherSecret }],
  ["no secret at all", { secret: [] }],
  ["another id", { headers: { "webhook-id": "msg_1" } }],
  ["another time", { headers: { "webhook-timestamp": "1614265331" } }],
  ["a time that is no number", { headers: { "webhook-timestamp": "soon" } }],
  ["no signature", { headers: { "webhook-signature": "" } }],
  [
    "a signature of another version",
    { headers: { "webhook-signature": "v2,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=" } },
  ],
])("refuses %s", (_, changes) => {
  expect(() => verify(changes)).toThrow(WebhookError);
});

test("refuses an empty secret, because anybody could sign with it", () => {
  const signature = createHmac("sha256", "").update(`msg_1.1614265330.${body}`).digest("base64");
  const forged = { "webhook-id": "msg_1", "webhook-signature": `v1,${signature}` };
  expect(() => verify({ headers: forged, secret: "whsec_" })).toThrow(TypeError);
});
