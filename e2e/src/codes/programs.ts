import { connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { hostApp } from "../app.ts";
import { inviteByApi, partnerKey } from "../partner.ts";
import { acceptByApi, answerQuestions, expectSuccess, inDays, signByApi } from "../tenant-by-api.ts";
import { type Answer, apiClientFor } from "../api-client.ts";
import { logInTenant } from "./after-signing.ts";
import { type ProgramCase } from "./error-case.ts";

// Errors that only API clients get: a partner's program, or one that ignores the contract.

async function sendText(url: string, text: string): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  return answerOf(await fetch(`${url}/api/v1/onboarding/tenant/name`, { method: "POST", headers, body: text }));
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, body: await response.json() };
}

/** Sends a header without a colon, which no library would. */
async function sendMalformed(url: string): Promise<Answer> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write("GET /api/v1/settings HTTP/1.1\r\nHost: localhost\r\nbroken\r\n\r\n");
  const [head = "", body = ""] = (await readText(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), body: JSON.parse(body) };
}

/** A link with a signature of zeros. */
function forge(iss: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return [encode({ alg: "EdDSA" }), encode({ iss, exp: 4e9 }), Buffer.alloc(64).toString("base64url")].join(".");
}

export const programCases = {
  ADDRESS_HAS_NO_COUNTRY: {
    how: "A program saves an address without a country; the app always sends one",
    found: "program",
    async meet({ api }) {
      const token = await answerQuestions(api);
      const address = { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin" };
      return api.post("/onboarding/tenant/address", { token, address: { address } });
    },
  },
  COUNTRY_NOT_OFFERED: {
    how: "A program starts an application for a country where nothing signs guarantees",
    found: "program",
    async meet() {
      const elsewhere = await hostApp({ env: { GUARANTEE_FORM_AT: "NONE" } });
      try {
        return await apiClientFor(elsewhere.url).post("/onboarding/tenant/init", undefined, {
          "Accept-Language": "de-AT",
        });
      } finally {
        await elsewhere.dispose();
      }
    },
  },
  MINIMUM: {
    how: "A program sends a rating without stars",
    found: "program",
    meet: ({ api }) => api.post("/rating/tenant", { id: "0", landlordRating: 0, providerRating: 5, recommend: true }),
  },
  IDEMPOTENCY_KEY_REUSED: {
    how: "A program reuses an Idempotency-Key with another body",
    found: "program",
    async meet({ api }) {
      const key = { "Idempotency-Key": crypto.randomUUID() };
      expectSuccess(await api.post("/onboarding/tenant/price", { rentDepositAmount: "1500" }, key));
      return api.post("/onboarding/tenant/price", { rentDepositAmount: "1600" }, key);
    },
  },
  NOT_FOUND: {
    how: "A program sends a request to an unknown path",
    found: "program",
    meet: ({ api }) => api.get("/onboarding/tenants"),
  },
  BODY_INVALID: {
    how: "A program sends malformed JSON",
    found: "program",
    meet: ({ url }) => sendText(url, '{ "firstName": "Ada", '),
  },
  REQUEST_INVALID: {
    how: "A program sends a header without a colon",
    found: "program",
    meet: ({ url }) => sendMalformed(url),
  },
  METHOD_NOT_ALLOWED: {
    how: "A program deletes the settings",
    found: "program",
    meet: async ({ url }) => answerOf(await fetch(`${url}/api/v1/settings`, { method: "DELETE" })),
  },
  ORIGIN_REFUSED: {
    how: "A page of another website sends a name in the visitor's browser",
    found: "program",
    meet: ({ api }) => api.post("/onboarding/tenant/name", {}, { Origin: "https://elsewhere.example" }),
  },
  BODY_TOO_LARGE: {
    how: "A program sends a name of 120 kB",
    found: "program",
    meet: ({ url }) => sendText(url, JSON.stringify({ firstName: "A".repeat(120_000) })),
  },
  PARTNER_KEY_INVALID: {
    how: "A partner's program uses a mistyped or revoked key",
    found: "program",
    meet: ({ api }) => api.get("/partner/invitations/0", { Authorization: "Bearer demo-partner-kez" }),
  },
  SANDBOX_KEY: {
    how: "A partner's program uses its test key outside the sandbox",
    found: "program",
    meet: ({ api }) => api.get("/partner/invitations/0", { Authorization: `Bearer test_${"0".repeat(32)}` }),
  },
  LIVE_KEY: {
    how: "A partner's program uses its live key in the sandbox",
    found: "program",
    async meet() {
      const sandbox = await hostApp({ env: { SANDBOX: "true" } });
      try {
        return await apiClientFor(sandbox.url).get("/partner/invitations/0", {
          Authorization: `Bearer ${"0".repeat(32)}`,
        });
      } finally {
        await sandbox.dispose();
      }
    },
  },
  WEBHOOK_EXISTS: {
    how: "A partner's program gives a webhook the address of another",
    found: "program",
    async meet({ api }) {
      const add = async (url: string) => expectSuccess(await api.post("/partner/webhooks", { url }, partnerKey)).id;
      const [first, second] = ["https://one.example.invalid/", "https://two.example.invalid/"];
      await add(first);
      return api.post(`/partner/webhooks/${await add(second)}`, { url: first }, partnerKey);
    },
  },
  FIELD_UNKNOWN: {
    how: "A partner's program sends the signed offer in the body instead of the query",
    found: "program",
    meet: ({ api }) => api.post("/onboarding/tenant/init", { insuranceHash: "x.y.z" }),
  },
  INVITATION_EXPIRED: {
    how: "A partner's program withdraws an invitation that has been accepted meanwhile",
    found: "program",
    async meet({ api, url }) {
      const { id } = await inviteByApi(api);
      expectSuccess(await api.post(`/onboarding/tenant/invitation/${id}/accept`));
      const path = `${url}/api/v1/partner/invitations/${id}`;
      const answer = await fetch(path, { method: "DELETE", headers: partnerKey });
      return { status: answer.status, body: await answer.json() };
    },
  },
  LINK_MALFORMED: {
    how: "A partner's program makes a link of something that is not a JWS",
    found: "program",
    meet: ({ api }) => api.post("/onboarding/tenant/init?insuranceHash=x.y.z"),
  },
  LINK_KEY_UNKNOWN: {
    how: "A partner's program signs before its key is registered",
    found: "program",
    meet: ({ api }) => api.post(`/onboarding/tenant/init?insuranceHash=${forge("nobody")}`),
  },
  LINK_SIGNATURE_INVALID: {
    how: "A partner's program signs with another key than the registered one",
    found: "program",
    meet: ({ api }) => api.post(`/onboarding/tenant/init?insuranceHash=${forge("demo")}`),
  },
  AMENDMENT_OPEN: {
    how: "A landlord names a second new landlord while the first has yet to answer",
    found: "program",
    async meet({ api }) {
      const { landlordToken } = await signByApi(api);
      expectSuccess(await api.post(`/landlord/${landlordToken}/accept`));
      const name = (email: string) =>
        api.post(`/landlord/${landlordToken}/amendments`, {
          change: { kind: "NEW_LANDLORD", name: "Eva Neumann", email },
        });
      expectSuccess(await name("eva.neumann@example.com"));
      return name("otto.neumann@example.com");
    },
  },
  AMENDMENT_TOO_LATE: {
    how: "A landlord keeps a part until tomorrow and asks for a mailbox that counts the day after",
    found: "program",
    async meet({ api }) {
      const { landlordToken } = await acceptByApi(api, { insuranceStart: inDays(0) });
      const change = (what: object) => api.post(`/landlord/${landlordToken}/amendments`, { change: what });
      expectSuccess(await change({ kind: "LOWER_DEPOSIT", depositAmount: 500, restUntil: inDays(1) }));
      return change({ kind: "LANDLORD_EMAIL", email: "eva.neumann@example.com" });
    },
  },
  POLICY_UNKNOWN: {
    how: "A logged-in tenant requests somebody else's contract",
    found: "program",
    async meet({ api, url }) {
      const [mine, theirs] = [await logInTenant(url, api), await signByApi(api)];
      return api.get(`/policies/${theirs.refId}`, mine.headers);
    },
  },
  CLAIM_UNKNOWN: {
    how: "A logged-in tenant objects to a claim that does not exist",
    found: "program",
    async meet({ api, url }) {
      const { refId, headers } = await logInTenant(url, api);
      return api.post(`/policies/${refId}/claims/${crypto.randomUUID()}/objection`, { text: "No." }, headers);
    },
  },
} satisfies Record<string, ProgramCase>;
