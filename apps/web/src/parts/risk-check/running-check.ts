import { type CallAnswer, getRisk } from "@kautia/contract";
import type { CallResult } from "../../api/call-result.ts";
import type { App } from "../../app/app.ts";

export type RiskCheck = Promise<CallResult<CallAnswer<typeof getRisk>>>;

/** The check that one page has begun and the next one waits for. */
const running = new WeakMap<App, RiskCheck>();

/** Runs the check or reads its result. */
export function beginCheck(app: App): RiskCheck {
  const query = { token: app.session.token() ?? "", successful: "true" } as const;
  const check = app.api.call(getRisk, { query }, { quiet: true, handledStatuses: [503] });
  running.set(app, check);
  return check;
}

/** The running check, for the page that takes it over; a new one if there is none. */
export function takeCheck(app: App): RiskCheck {
  const check = running.get(app) ?? beginCheck(app);
  running.delete(app);
  return check;
}

/** Forgets the check when no page has to show its answer. */
export function dropCheck(app: App): void {
  running.delete(app);
}
