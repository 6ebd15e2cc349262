import type { TestServer } from "./make-test-server.ts";

/** Does all work that is due, such as charging premiums and sending mails, without moving the clock. */
export function settle({ deps }: Pick<TestServer, "deps">): Promise<number> {
  return deps.jobs.runDueUntil(deps.clock.now());
}
