import { beginPayment, changeCard as changeCardCall, getCard, getCardSecret, notePayment } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { findLink } from "../../access/index.ts";
import type { Deps } from "../../deps.ts";
import type { Policy } from "../../policy/index.ts";
import { openCardSetup } from "./card-setup.ts";
import { changeCard } from "./change-card.ts";
import { beginOnSessionCharge, reportOnSessionPayment } from "./on-session-charge.ts";
import { refuseIfProviderFails } from "./refuse-if-provider-fails.ts";
import { readCardView } from "./card-view.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { registerCall } from "../../platform/http/register-call.ts";

/** The card page, where the tenant enters another card or confirms a payment on the spot (docs/decisions.md). */
export function registerCardRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getCard, async ({ params }) => {
    const policy = await findPolicy(deps, params.token);
    return policy ? readCardView(deps.db, policy, deps.clock.now()) : refuse("TOKEN_UNKNOWN");
  });

  registerCall(
    app,
    deps,
    getCardSecret,
    async ({ params }) => {
      const policy = await findPolicy(deps, params.token);
      if (!policy) return refuse("TOKEN_UNKNOWN");
      const { state } = await readCardView(deps.db, policy, deps.clock.now());
      if (state === "OVER") return refuse("STEP_NOT_ALLOWED");
      return refuseIfProviderFails(deps, async () => ({
        secret: await openCardSetup(deps, {
          ...ownerOf(policy),
          person: { name: policy.tenant_name, email: policy.tenant_email },
        }),
      }));
    },
    { writes: true },
  );

  registerCall(app, deps, changeCardCall, async ({ params }) => {
    const policy = await findPolicy(deps, params.token);
    if (!policy) return refuse("TOKEN_UNKNOWN");
    return refuseIfProviderFails(deps, () => changeCard(deps, ownerOf(policy)));
  });

  registerCall(app, deps, beginPayment, async ({ params }) => {
    const policy = await findPolicy(deps, params.token);
    if (!policy) return refuse("TOKEN_UNKNOWN");
    return refuseIfProviderFails(deps, () => beginOnSessionCharge(deps, ownerOf(policy)));
  });

  registerCall(app, deps, notePayment, async ({ params }) => {
    const policy = await findPolicy(deps, params.token);
    return policy ? reportOnSessionPayment(deps, policy) : refuse("TOKEN_UNKNOWN");
  });
}

function ownerOf({ ref_id: refId, country, card_method_id: currentMethodId }: Policy) {
  return { refId, country, currentMethodId };
}

async function findPolicy(deps: Deps, token: string): Promise<Policy | null> {
  const link = await findLink(deps, token, "payment");
  if (!link) return null;
  return deps.db.selectFrom("policy").selectAll().where("ref_id", "=", link.subject).executeTakeFirstOrThrow();
}
