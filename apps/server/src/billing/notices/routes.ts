import { confirmSandboxCard, confirmSandboxCharge, confirmSandboxDebit } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerWebhookRoute } from "./webhook-route.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { registerCall } from "../../platform/http/register-call.ts";

export async function registerNoticeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await registerWebhookRoute(app, deps);
  registerSandboxForm(app, deps);
}

/** The calls of the sandbox's card form. With a real provider, nobody has a secret for it. */
function registerSandboxForm(app: FastifyInstance, deps: Deps): void {
  const { sandbox } = deps;
  registerCall(app, deps, confirmSandboxCard, async ({ body }) => {
    const { secret, challenge, ...card } = body;
    return (await sandbox.confirm(secret, card, challenge === "passed")) ?? refuse("NOT_FOUND");
  });
  registerCall(app, deps, confirmSandboxDebit, async ({ body }) => {
    if (!deps.config.paymentMethods.offered.includes("sepa_debit")) return refuse("NOT_FOUND");
    return (await sandbox.confirmDebit(body.secret, body.iban)) ?? refuse("NOT_FOUND");
  });
  registerCall(
    app,
    deps,
    confirmSandboxCharge,
    async ({ body }) => (await sandbox.confirmCharge(body.secret, body.outcome === "passed")) ?? refuse("NOT_FOUND"),
  );
}
