import type { TestServer } from "./make-test-server.ts";

/** As if the server had died, time after time, between what it did and keeping the answer: whoever asks again with the same key is dealt with anew. */
export async function loseAnswers(server: TestServer): Promise<void> {
  await server.deps.db.updateTable("idempotency").set({ status: null, answer: null }).execute();
  server.clock.advance(31_000);
}
