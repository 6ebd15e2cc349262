import { fromCents, getPolicyCalendar, screenPath } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { createText } from "@kautia/locales/format";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { calendarDays, calendarLines, findSharedPolicy } from "../../policy/index.ts";
import { readSharedView } from "./shared-view.ts";

/** The days that matter for a policy, for the tenant's own calendar. */
export function registerCalendarRoute(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getPolicyCalendar, async ({ params, query }, { caller: { id }, language: asked }) => {
    const shared = await findSharedPolicy(deps.db, id, params.refId);
    if (!shared) return refuse("POLICY_UNKNOWN");
    const { policy } = shared;
    const now = deps.clock.now();
    const language = query.lang ?? asked;
    const { t, money } = createText(language, texts(language)).in(policy.country);
    const view = await readSharedView(deps, shared);
    const landlord = view.landlordName ?? t("policies.landlordUnnamed");
    const contractNumber = policy.contract_number;
    const entries = calendarDays(view).map(({ event, on, amount }) => ({
      name: event,
      on,
      title: t(`calendar.${event}`, { landlord, amount: money(amount ?? fromCents(policy.premium_cents)) }),
      text: policy.full_address,
    }));
    const url = `${deps.config.publicUrl}${screenPath(language, "policy-timeline", { contractNumber })}`;
    const frame = { contractNumber, maker: deps.config.brand.name, at: now, url };
    return { lines: calendarLines(entries, frame), fileName: contractNumber };
  });
}
