import type { CoTenantPage } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { retryOnConflict } from "../../platform/database/in-transaction.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { findByLink, type Together } from "./find.ts";
import { readCoTenantPage } from "./page.ts";

/** Runs `answer` for the co-tenant of a link, again if somebody signed or changed the contract meanwhile. */
export async function answerWithLink(
  deps: Deps,
  token: string,
  answer: (found: Together) => Promise<Refusal | null>,
): Promise<CoTenantPage | Refusal> {
  const refused = await retryOnConflict(async () => {
    const found = await findByLink(deps, token);
    return found instanceof Refusal ? found : answer(found);
  });
  if (refused) return refused;
  deps.jobs.wake();
  return readCoTenantPage(deps, token);
}
