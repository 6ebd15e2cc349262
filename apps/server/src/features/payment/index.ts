import { confirmSandboxCard } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { refuse, registerCall } from "../../http/route.ts";

/** The card form of the sandbox; there is no such call with a real provider, whose form talks to it directly. */
export function paymentFeature(app: FastifyInstance, deps: Deps): void {
  const { sandbox } = deps;
  if (!sandbox) return;
  registerCall(app, deps, confirmSandboxCard, async ({ body }) => {
    const { secret, challenge, ...card } = body;
    return (await sandbox.confirm(secret, card, challenge === "passed")) ?? refuse("NOT_FOUND");
  });
}
