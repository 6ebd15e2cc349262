import type { SaveRefusal } from "../applications/save-change.ts";
import { type Refusal, refuse } from "../http/refusal.ts";

/** The refusal of a save as an answer; a code that is about a field names it. */
export function refuseSave(refusal: SaveRefusal): Refusal {
  switch (refusal) {
    case "INVALID_EMPLOYEE_EMAIL":
    case "EMAIL_ONBOARDING_MUST_BE_DIFFERENT":
      return refuse(refusal, ["email"]);
    case "PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT":
      return refuse(refusal, ["phone"]);
    case "TOKEN_UNKNOWN":
    case "APPLICATION_LOCKED":
    case "STEP_NOT_ALLOWED":
    case "PROPERTY_HAS_ACTIVE_POLICY":
      return refuse(refusal);
    case "OTHER_COUNTRY":
      throw new Error("a change that was for any country was refused for its country");
  }
}
