import { getPaymentReceipt, listPayments, type Payment } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { findMissingCardDigits, readPayments } from "../../billing/index.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { documentDeps, typesetPolicyDocument, typesetReceipt } from "../../policy-documents/index.ts";
import { findOwnPolicy, type Policy } from "../../policy/index.ts";
import { registerCall } from "../../platform/http/register-call.ts";

/** Lists what was charged and paid back, with a receipt for each. */
export function registerPaymentRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(
    app,
    deps,
    listPayments,
    async ({ params }, { caller: { id } }) => {
      const policy = await findOwnPolicy(deps.db, id, params.refId);
      if (!policy) return refuse("POLICY_UNKNOWN");
      await findMissingCardDigits(deps, policy);
      return { payments: await readPayments(deps.db, policy) };
    },
    { writes: true },
  );

  registerCall(app, deps, getPaymentReceipt, async ({ params: { refId, paymentId } }, { caller: account }) => {
    const policy = await findOwnPolicy(deps.db, account.id, refId);
    if (!policy) return refuse("POLICY_UNKNOWN");
    const payment = (await readPayments(deps.db, policy)).find(({ id }) => id === paymentId);
    const bytes = payment?.hasReceipt ? await typeset(deps, policy, payment) : null;
    return bytes ? { bytes, fileName: `${policy.contract_number}-${payment?.on}` } : refuse("NOT_FOUND");
  });
}

/** A premium has the same receipt as among the documents of its policy. */
function typeset(deps: Deps, policy: Policy, payment: Payment): Promise<Uint8Array | null> {
  if (payment.kind === "PREMIUM")
    return typesetPolicyDocument(documentDeps(deps), policy, { kind: "receipt", number: payment.number });
  return typesetReceipt(documentDeps(deps), policy, payment);
}
