import type { Deps } from "../../deps.ts";
import type { Pdf } from "../../platform/http/send-download.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { readDraftDocument } from "../../policy-documents/index.ts";
import { findByLink, stateOf } from "./find.ts";

/** The draft or one of its enclosures, as the first tenant has it. */
export async function fetchCoTenantDocument(deps: Deps, token: string, kind: string): Promise<Pdf | Refusal> {
  const found = await findByLink(deps, token);
  if (!found) return refuse("TOKEN_UNKNOWN");
  const isOpen = ["WAITING", "SIGNED", "REFUSED"].includes(stateOf(found));
  return isOpen ? readDraftDocument(deps, found.application, kind) : refuse("STEP_NOT_ALLOWED");
}
