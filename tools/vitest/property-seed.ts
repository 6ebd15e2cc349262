import fc from "fast-check";

// The short form tries the same values every time, so that a commit passes or fails whoever runs it. The full form tries
// new ones, and `SEED` those of one seed.
const seed = Number(process.env["SEED"] ?? (process.env["TEST_LEVEL"] === "full" ? Number.NaN : 20_270_115));
if (Number.isSafeInteger(seed)) fc.configureGlobal({ seed });
