import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { makeClient } from "./client.ts";
import { unwrap } from "./unwrap.ts";

/** A client whose requests all get this answer, and the list of its requests. */
function clientFor(answer: Response) {
  const requests: Request[] = [];
  const fetch = (request: Request) => {
    requests.push(request);
    return Promise.resolve(answer);
  };
  return { client: makeClient({ baseUrl: "https://kautia.example/api/v1", apiKey: "key", fetch }), requests };
}

const params = { path: { refId: "r1", claimId: "c1" } };
const accept = (answer: Response) =>
  unwrap(
    clientFor(answer).client.POST("/partner/guarantees/{refId}/accept", {
      params: { path: { refId: "r1" } },
      body: {},
    }),
  );

test("sends the key and the path's parts, and returns the answer", async () => {
  const { client, requests } = clientFor(Response.json({ removed: true }));
  const answer = await unwrap(client.DELETE("/partner/properties/{id}", { params: { path: { id: "B 1/2" } } }));
  expect(answer.removed).toBe(true);
  expect(requests[0]?.url).toBe("https://kautia.example/api/v1/partner/properties/B%201%2F2");
  expect(requests[0]?.headers.get("authorization")).toBe("Bearer key");
});

test("sends a file as multipart/form-data with its name", async () => {
  const { client, requests } = clientFor(Response.json({}));
  const file = new File(["bill"], "bill.pdf", { type: "application/pdf" });
  await unwrap(client.POST("/partner/guarantees/{refId}/claims/{claimId}/files", { params, body: { file } }));
  expect(requests[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
  expect(await requests[0]?.text()).toContain('filename="bill.pdf"');
});

test("a refusal is an ApiError with code, fields, request id and Retry-After", async () => {
  const fields = [{ path: "tenant.email", errorCode: "FIELD_INVALID", params: {} }];
  const problem = { errorCode: "FIELD_INVALID", message: "A field has a wrong form or value.", data: { fields } };
  const headers = { "content-type": "application/problem+json", "x-request-id": "q1", "retry-after": "30" };
  const refused = accept(new Response(JSON.stringify(problem), { status: 400, headers }));
  await expect(refused).rejects.toThrow(
    "400 FIELD_INVALID: A field has a wrong form or value. (tenant.email: FIELD_INVALID)",
  );
  const expected = { status: 400, code: "FIELD_INVALID", fields, requestId: "q1", retryAfter: 30 };
  await expect(refused).rejects.toMatchObject(expected);
  await expect(refused).rejects.toBeInstanceOf(ApiError);
});

test("an answer from a proxy is an ApiError without a code", async () => {
  const page = new Response("<h1>Bad Gateway</h1>", { status: 502, statusText: "Bad Gateway" });
  const expected = { message: "502 Bad Gateway", status: 502, code: null, fields: [] };
  await expect(accept(page)).rejects.toMatchObject(expected);
});
