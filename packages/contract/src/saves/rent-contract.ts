import * as z from "zod/mini";
import { optionalText } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import { defineSave } from "./define-save.ts";

export const saveRentContract = defineSave({
  path: "rent-contract",
  summary: "Saves the number of the rental contract, which is optional.",
  body: z.object({ token, rentContractId: optionalText(100) }),
});
