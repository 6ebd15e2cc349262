import { type FinishPage, getFinishPage, getLandlordView, type LandlordView, readPath } from "@kautia/contract";
import type { CallResult } from "../../api/call-result.ts";
import type { App } from "../../app/app.ts";

export interface Signed {
  finish: FinishPage;
  /** Null if it could not be loaded. */
  view: LandlordView | null;
}

/** What the page after signing shows. */
export async function loadSigned({ api, session }: Pick<App, "api" | "session">): Promise<CallResult<Signed>> {
  const quiet = { quiet: true, handledStatuses: "all" } as const;
  const finish = await api.call(getFinishPage, { params: { token: session.token() ?? "" } }, quiet);
  if (!finish.ok) return finish;
  // Only the landlord's view has the state of the policy, and only the short link has its token.
  const { landlordToken } = readPath(new URL(finish.answer.shortUrl).pathname).params;
  const view = landlordToken ? await api.call(getLandlordView, { params: { token: landlordToken } }, quiet) : null;
  return { ok: true, answer: { finish: finish.answer, view: view?.ok ? view.answer : null } };
}

/** Whether the contract ended before it began, because the landlord declined or did not answer. */
export function wasNotAccepted(view: LandlordView | null): view is LandlordView {
  return view !== null && (view.status === "DECLINED" || isUnanswered(view));
}

export function isUnanswered({ line }: LandlordView): boolean {
  return line.some(({ event }) => event === "UNANSWERED");
}
