import { addDays } from "@kautia/contract";
import type { Dice } from "../../addresses/dice.ts";
import { atNight, uuidOf } from "../life.ts";
import type { Row } from "../row.ts";
import type { Signed } from "./policy.ts";

export const staffId = "00000000-0000-4000-8000-000000000001";

interface Claims {
  claim: Row<"claim">[];
  claim_item: Row<"claim_item">[];
  claim_decision: Row<"claim_decision">[];
}

/** One in twelve landlords claims at the end. */
export function claimRows({ refId: ref_id, rentCents, signed }: Signed, dice: Dice): Claims {
  const { coveredUntil } = signed;
  if (coveredUntil === null || dice.throw() > 0.08) return { claim: [], claim_item: [], claim_decision: [] };
  const claim_id = uuidOf(dice);
  const amount_cents = rentCents;
  const at = atNight(coveredUntil);
  const isRefused = dice.throw() < 0.3;
  const outcome = isRefused ? "REFUSED" : "ACCEPTED";
  const granted = isRefused ? 0 : amount_cents;
  const asked = { ref_id, amount_cents, reported_at: at, object_until: addDays(coveredUntil, 14) };
  return {
    claim: [{ ...asked, id: claim_id, partner_id: null, request_key: null }],
    claim_item: [{ claim_id, number: 1, description: "Parkett im Wohnzimmer geschliffen", amount_cents }],
    claim_decision: [
      { claim_id, outcome, granted_cents: granted, item_cents: [granted], note: "geprüft", staff_id: staffId, at },
    ],
  };
}
