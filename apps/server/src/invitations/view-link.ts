import type { InvitationOffer, LinkView } from "@kautia/contract";
import { findUnsigned, toLinkView } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { answersOf } from "./rules/offer-answers.ts";

/** What a link is about that has not started an application yet. */
export function viewOffer(offer: InvitationOffer): LinkView {
  return toLinkView({ country: offer.address.country, answers: answersOf(offer), invited: true }, null);
}

/** What a link is about that has started an application; null once that is signed or its data is deleted. */
export async function viewStarted(deps: Pick<Deps, "sql">, refId: string): Promise<LinkView | null> {
  const application = await findUnsigned(deps, refId);
  return application && toLinkView(application, refId);
}
