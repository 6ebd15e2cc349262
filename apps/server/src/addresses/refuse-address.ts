import { namesUnit, type PostalAddress } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { type AddressVerdict, SuggestionUnavailable } from "./ports.ts";
import { impossiblePart } from "./rules/address-shape.ts";

/** Null if the address may exist or cannot be verified (docs/decisions.md). */
export async function refuseAddress(
  { suggestion, log }: Pick<Deps, "suggestion" | "log">,
  address: PostalAddress,
  path = "",
): Promise<Refusal | null> {
  const impossible = impossiblePart(address);
  if (impossible) return refuse("ADDRESS_NOT_EXISTS", [`${path}${impossible}`]);
  const verdict = await suggestion.verify(address).catch((error: unknown): AddressVerdict => {
    if (!(error instanceof SuggestionUnavailable)) throw error;
    log.warn({ reason: error.message }, "address verification failed");
    return "unknown";
  });
  if (verdict === "not-exists") return refuse("ADDRESS_NOT_EXISTS", [`${path}zip`]);
  if (verdict === "needs-unit" && !namesUnit(address)) return refuse("ADDRESS_HAS_NO_UNIT_NAME", [`${path}unitName`]);
  return null;
}
