import type { CallAnswer, CallInput, CaseVerdict, previewCase } from "@kautia/contract";
import { findApplicationById } from "../../application/index.ts";
import type { Deps } from "../../deps.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { renderStoredMail, unwritten } from "../render-stored-mail.ts";
import { outcomeOf } from "./outcomes.ts";

/** The mail that the decision would write now. */
export async function previewDecision(
  deps: Pick<Deps, "sql" | "config" | "legalDocuments">,
  refId: string,
  body: CallInput<typeof previewCase>["body"],
): Promise<CallAnswer<typeof previewCase> | Refusal> {
  const verdict = toVerdict(body);
  if (!verdict) return refuse("FIELD_REQUIRED", ["document"]);
  const application = await findApplicationById(deps, refId);
  if (!application) return refuse("CASE_UNKNOWN");
  const { decision } = application;
  if (!decision || (decision.outcome === "QUOTE" && decision.madeBy === "RULES")) return refuse("CASE_CHANGED");
  const mail = outcomeOf(application, decision, verdict).mail("preview");
  return { mails: [{ to: mail.to, ...renderStoredMail(deps, mail) }] };
}

function toVerdict({ act, document, note }: CallInput<typeof previewCase>["body"]): CaseVerdict | null {
  if (act === "accept") return { act, note };
  if (act === "refuse") return { act, note: note ?? unwritten };
  return document ? { act, document, note } : null;
}
