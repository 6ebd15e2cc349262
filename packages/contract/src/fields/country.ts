import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { oneOf, typedText } from "./text.ts";

/** A country that may be left out, in upper or lower case. An empty one is none, as a form sends it. */
export const optionalCountry = z.nullish(z.pipe(typedText(2).check(z.toLowerCase()), oneOf(["", ...countries])));
