import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Stryker runs this in a copy of the repository. Without the alias, the server's tests would find the contract through
// node_modules, which links to the unchanged original.
const root = fileURLToPath(new URL("../..", import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { "@kautia/contract": `${root}packages/contract/src/index.ts` } },
  test: {
    include: ["packages/contract/src/**/*.test.ts", "apps/server/src/*/rules/**/*.test.ts"],
    setupFiles: ["tools/mutation/fixed-seed.ts"],
    testTimeout: 20_000,
  },
});
