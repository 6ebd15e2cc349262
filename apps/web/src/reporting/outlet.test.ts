import { expect, test, vi } from "vitest";
import { makeOutlet } from "./outlet.ts";

const token = "0123456789abcdef0123456789abcdef";

function setUp() {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 202 })));
  const state = { isOpen: true };
  return { send, state, outlet: makeOutlet({ isOpen: () => state.isOpen, secrets: () => [token], send }) };
}

test("sends scrubbed texts with their request options", async () => {
  const { send, outlet } = setUp();
  const answer = await outlet("https://reports.example", { method: "POST", body: `"${token}" failed at /de?pd=abc` });
  expect(answer.status).toBe(202);
  expect(send).toHaveBeenCalledExactlyOnceWith("https://reports.example", {
    method: "POST",
    body: `"${"*".repeat(32)}" failed at /de?pd=***`,
  });
});

test("reports success without sending if it is closed or the body cannot be scrubbed", async () => {
  const { send, state, outlet } = setUp();
  expect((await outlet("https://reports.example", { body: new Uint8Array([1]) })).ok).toBe(true);
  state.isOpen = false;
  expect((await outlet("https://reports.example", { body: "text" })).ok).toBe(true);
  expect(send).not.toHaveBeenCalled();
});
