import { getPolicyCalendar, screenPath } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { createText } from "@kautia/locales/format";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { calendarDays, calendarLines, findOwnPolicy } from "../../policy/index.ts";
import { readPolicyView } from "./view.ts";

/** The days that matter for a policy, for the tenant's own calendar. */
export function registerCalendarRoute(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getPolicyCalendar, async ({ params, query }, { caller: { id }, language: asked }) => {
    const policy = await findOwnPolicy(deps.db, id, params.refId);
    if (!policy) return refuse("POLICY_UNKNOWN");
    const now = deps.clock.now();
    const language = query.lang ?? asked;
    const { t, money } = createText(language, texts(language)).in(policy.country);
    const view = await readPolicyView(deps.db, policy, now);
    const landlord = view.landlordName ?? t("policies.landlordUnnamed");
    const contractNumber = policy.contract_number;
    const entries = calendarDays(view).map(({ event, on, amount }) => ({
      name: event,
      on,
      title: t(`calendar.${event}`, { landlord, amount: money(amount ?? policy.premium_cents / 100) }),
      text: policy.full_address,
    }));
    const url = `${deps.config.publicUrl}${screenPath(language, "policy-timeline", { contractNumber })}`;
    const frame = { contractNumber, maker: deps.config.brand.name, at: now, url };
    return { lines: calendarLines(entries, frame), fileName: contractNumber };
  });
}
