import type { TestServer } from "./make-test-server.ts";

/** Deletes the stored answers, as if the server had died before storing them: repeated requests run again. */
export async function loseStoredAnswers(server: TestServer): Promise<void> {
  await server.deps.db.updateTable("idempotency").set({ status: null, answer: null }).execute();
  server.clock.advance(31_000);
}
