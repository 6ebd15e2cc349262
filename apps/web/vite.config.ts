import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "./build/compress.ts";
import { preloadFont } from "./build/preload-font.ts";
import { scriptBudget } from "./build/script-budget.ts";

/**
 * What all pages share comes in a few files rather than in one for each module; what changes seldom keeps its name, and
 * stays in the browser's cache, when the app changes. The rest splits by screen and question.
 */
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: "contract",
    // Of the calls only those of the start: the others come with the screens that make them.
    test: /node_modules\/zod\/|packages\/contract\/src\/([^/]+\.ts|(fields|flow|rules|saves|steps)\/|calls\/(answers|define-call|start)\.ts|entities\/(settings|tenant-record)\.ts)/,
  },
  {
    name: "form",
    test: /design-system\/src\/(internal|components\/(actions|button|checkbox|choice-list|error-summary|field|inline-message|money-field|phone-field|question|select|text-field))\/|apps\/web\/src\/(form|price)\//,
  },
];

/** Parts of the error reports' library that are not used: its own log, its compression, frames and shadow roots. */
const leftOut = {
  __SENTRY_DEBUG__: false,
  __SENTRY_EXCLUDE_REPLAY_WORKER__: true,
  __RRWEB_EXCLUDE_IFRAME__: true,
  __RRWEB_EXCLUDE_SHADOW_DOM__: true,
};

export default defineConfig({
  define: leftOut,
  plugins: [
    react(),
    preloadFont(),
    compress(),
    scriptBudget({ modules: ["screens/index/route.tsx", "name/NameQuestion.tsx"], most: 115_000 }),
  ],
  build: {
    target: "es2022",
    // Every browser of this target preloads modules by itself.
    modulePreload: { polyfill: false },
    // Small files inside the styles would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
