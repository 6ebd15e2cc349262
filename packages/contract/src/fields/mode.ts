import * as z from "zod/mini";

/** LIVE: real contracts. TEST: started by partners with a test key (docs/partners.md). */
export const modes = ["LIVE", "TEST"] as const;

/** The desk's lists show one mode at a time. */
export const listedMode = z._default(z.enum(modes, { error: "FIELD_INVALID" }), "LIVE");
