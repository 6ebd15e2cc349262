import react from "@vitejs/plugin-react";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { defineConfig, type Plugin } from "vite";
import { fileURLToPath } from "node:url";
import { shareReact } from "../../packages/design-system/build/share-react.ts";
import { compress } from "../../tools/vite/compress.ts";
import { designSystemSlots } from "./build/design-system-slots.ts";
import { writePages } from "./build/write-pages.ts";

/**
 * The app and the first question are one file with everything that they import, and the rest is split by screen and
 * question. The contract's fields and questions are a file of their own, because running both at once takes a phone a
 * tenth of a second. React changes seldom and stays in the browser's cache when the app changes. Other sites load our design
 * system without our app, and its container runs before its components, because it brings their React.
 */
const groups = [
  { name: "react", priority: 2, test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "container", priority: 3, test: /design-system\/src\/remote\/(?!styles)|vite\/preload-helper/ },
  { name: "design-system", priority: 1, test: /packages\/design-system\//, minShareCount: 2 },
  { name: "contract", priority: 1, test: /packages\/contract\/src\/(fields|questions|flow)\/|node_modules\/zod\// },
  { name: "app", test: /\/src\/boot\/main\.tsx$/ },
];

/** Removes unused parts of Sentry's library: its log, its compression, iframes and shadow roots. */
const leftOut = {
  __SENTRY_DEBUG__: false,
  __SENTRY_EXCLUDE_REPLAY_WORKER__: true,
  __RRWEB_EXCLUDE_IFRAME__: true,
  __RRWEB_EXCLUDE_SHADOW_DOM__: true,
};

const designSystem = fileURLToPath(new URL("../../packages/design-system/src/", import.meta.url));

/** In development the app imports the design system like any other module, so that changes of it show at once. */
function inBuild(...plugins: Plugin[]): Plugin[] {
  return plugins.map((plugin) => ({ ...plugin, apply: "build" }));
}

export default defineConfig({
  define: leftOut,
  plugins: [react(), ...inBuild(shareReact(designSystem), designSystemSlots(), writePages()), compress()],
  // The page of the development server names no module that imports the whole app.
  optimizeDeps: { entries: ["src/boot/{start.ts,main.tsx}", "src/screens/*/{*Screen,route}.tsx"] },
  build: {
    target: browserslistToEsbuild(),
    // For build/start-files.ts.
    manifest: true,
    // Browsers without modulepreload load each file when it is imported.
    modulePreload: {
      polyfill: false,
      // Another site may load the container, and our paths do not exist there.
      resolveDependencies: (_file, files, { hostId }) => (/(remoteEntry|container)[^/]*$/.test(hostId) ? [] : files),
    },
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", main: "src/boot/main.tsx", remoteEntry: `${designSystem}remote/entry.ts` },
      preserveEntrySignatures: "exports-only",
      output: {
        codeSplitting: { groups },
        // Other hosts load the remote by this name.
        entryFileNames: ({ name }) => `assets/${name === "remoteEntry" ? name : "[name]-[hash]"}.js`,
      },
    },
  },
});
