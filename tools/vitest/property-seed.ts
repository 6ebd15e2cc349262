import fc from "fast-check";

// The short form tries the same values every time, so that a commit passes or fails whoever runs it. The full form tries
// new ones.
if (process.env["TEST_LEVEL"] !== "full") fc.configureGlobal({ seed: 20_270_115 });
