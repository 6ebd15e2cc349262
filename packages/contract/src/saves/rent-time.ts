import * as z from "zod/mini";
import { rentTimes } from "../enums.ts";
import { token } from "../fields/token.ts";
import { defineSave } from "./define-save.ts";

export const saveRentTime = defineSave({
  path: "rent-time",
  summary: "Saves how many years the tenant has lived at the current address: 1 (or less), 2, 3, 4 (or more).",
  body: z.object({ token, rentTime: z.literal(rentTimes, { error: "FIELD_INVALID" }) }),
});
