import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { findFreePort } from "./free-port.ts";

test("offers no port twice, none on which a program listens, and none that an outgoing connection may get", async () => {
  const first = await findFreePort();
  const taken = createServer().listen(first + 1);
  await once(taken, "listening");
  const second = await findFreePort();
  expect([first, first + 1]).not.toContain(second);
  expect(Math.max(first, second)).toBeLessThan(32_768);
  taken.close();
});
