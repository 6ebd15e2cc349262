import type { TestServer } from "./make-test-server.ts";

/** As if the server had always died before it stored the answer: repeated idempotency keys run their request again. */
export async function loseStoredAnswers(server: TestServer): Promise<void> {
  await server.deps.db.updateTable("idempotency").set({ status: null, answer: null }).execute();
  server.clock.advance(31_000);
}
