import type { IConfiguration } from "dependency-cruiser";
import { officeRules } from "./office-rules.ts";
import { packageRules } from "./package-rules.ts";
import { serverRules } from "./server-rules.ts";
import { webRules } from "./web-rules.ts";

export default {
  forbidden: [...packageRules, ...webRules, ...officeRules, ...serverRules].map((rule) => ({
    severity: "error",
    ...rule,
  })),
  options: {
    // The default parser does not support TypeScript 7 and would skip all .ts files.
    parser: "swc",
    moduleSystems: ["es6"],
    tsPreCompilationDeps: true,
    // Tests use libraries that only the root's package.json lists.
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
    exclude: { path: "^(?!node_modules/).*/(dist|coverage)/" },
    doNotFollow: { path: "(^|/)node_modules/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "node", "default"],
    },
  },
} satisfies IConfiguration;
