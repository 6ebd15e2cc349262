import { globSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { join } from "node:path";

// For the image (ops/Dockerfile): loads the whole program without starting it, so that Node keeps the compiled code in
// NODE_COMPILE_CACHE. The image does this once, because its containers cannot keep what they compile. Some adapters are
// loaded only when they are used.
await import("./server.ts");
await import("./welcome.ts");
await import("./explain-start.ts");
await import("./platform/config/config.ts");
for (const file of globSync("*/adapters/**/*.ts", { cwd: import.meta.dirname }))
  if (!file.endsWith(".test.ts")) await import(join(import.meta.dirname, file));
flushCompileCache();
process.exit(0);
