import * as z from "zod/mini";

/** Somebody on a sanctions list whose name is like a payee's. `born`: as the list writes it. */
export const sanctionedParty = z.object({ id: z.string(), name: z.string(), born: z.nullable(z.string()) });
