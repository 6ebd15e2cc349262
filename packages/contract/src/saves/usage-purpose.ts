import * as z from "zod/mini";
import { token } from "../fields/token.ts";
import { defineSave } from "./define-save.ts";

export const saveUsagePurpose = defineSave({
  path: "usage-purpose",
  summary: "Saves whether the guarantee is for an existing rental (true) or a new one (false).",
  body: z.object({ token, existingRent: z.boolean({ error: "FIELD_INVALID" }) }),
  // For an existing rental, the current address becomes the insured home, even if it was saved before.
  errors: ["PROPERTY_HAS_ACTIVE_POLICY"],
});
