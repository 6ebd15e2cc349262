import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fileURLToPath } from "node:url";
import { shareReact } from "../../packages/design-system/build/share-react.ts";
import { compress } from "./build/compress.ts";
import { inlineStart } from "./build/inline-start.ts";
import { leanCalls } from "./build/lean-calls.ts";
import { designSystemSlots } from "./build/design-system-slots.ts";
import { preloadFont } from "./build/preload-font.ts";
import { scriptBudget } from "./build/script-budget.ts";

/** The modules of the design system's ./core: all components except those that belong only to other parts. */
const core =
  /shared:react|design-system\/src\/(internal|parts\/core|components\/(?!checkbox|combobox|consent-bar|date-field|dialog|disclosure|file-drop|icons\/(home|money|people|work)|illustrations|price-card\/PriceCardGroup|rating-field|skeleton|status-timeline|stepper|summary-list|text-field\/(PasswordField|TextArea)))/;

/**
 * Code that all pages share is bundled into a few files. Code that seldom changes has its own files, which stay in the
 * browser's cache when the app changes. The rest is split by screen and question.
 */
const groups = [
  // Hosts that load our design system fetch only these three.
  { name: "preload", priority: 3, test: /vite\/preload-helper/ },
  {
    name: "container",
    priority: 3,
    test: /design-system\/src\/remote\/(container|create-container|shared)\.ts$/,
  },
  { name: "core", priority: 2, test: core },
  { name: "react", priority: 1, test: /node_modules\/(react|react-dom|scheduler)\// },
  // Schemas take time to initialise, so their library and the rules are separate files that run one after the other.
  { name: "zod", priority: 1, test: /node_modules\/zod\// },
  {
    name: "field-rules",
    priority: 1,
    test: /packages\/contract\/src\/(enums|errors|problem|limits|fields\/(?!contract-number|login|page|passkey|password))/,
  },
  {
    name: "save-rules",
    priority: 1,
    test: /packages\/contract\/src\/(questions\/|rules\/|calls\/(answers|define-call|saves)|flow\/progress|entities\/tenant-record)/,
  },
  {
    name: "contract",
    // Only the calls of the start. Other calls are loaded with the pages that need them.
    test: /packages\/contract\/src\/((?!nationalities)[^/]+\.ts|flow\/(?!policy)|calls\/start\.ts|entities\/settings\.ts)/,
  },
  {
    name: "form",
    test: /apps\/web\/src\/(form\/(?!Choice|use-date|use-nation)|parts\/price\/(?!plans))|design-system:core/,
  },
  {
    name: "app",
    test: /apps\/web\/src\/(api\/(?!send)|boot\/|shell\/(?!app\/use-|guards\/(?:open-link|link-key)|i18n\/(?:local-day|when)|navigation\/Navigate|session\/inviter|SideBySide|side-by|use-heading)|questions\/question-modules)/,
  },
];

/** Removes unused parts of Sentry's library: its log, its compression, iframes and shadow roots. */
const leftOut = {
  __SENTRY_DEBUG__: false,
  __SENTRY_EXCLUDE_REPLAY_WORKER__: true,
  __RRWEB_EXCLUDE_IFRAME__: true,
  __RRWEB_EXCLUDE_SHADOW_DOM__: true,
};

const designSystem = fileURLToPath(new URL("../../packages/design-system/src/", import.meta.url));

const main = "src/boot/main.tsx";
const screen = (name: string) => ({ together: new RegExp(`/src/screens/${name}/route.tsx?$`) });

export default defineConfig({
  define: leftOut,
  plugins: [
    react(),
    shareReact(designSystem),
    designSystemSlots(),
    leanCalls(),
    preloadFont(),
    inlineStart(main),
    compress(),
    scriptBudget({
      first: [main, "screens/index/route.tsx", "name/NameQuestion.tsx", "remote/container.ts"],
      most: 150_000,
      journey: [
        { each: /\/src\/questions\/.+Question\.tsx$/ },
        ...["summary", "risks", "private-documents", "offers"].map(screen),
        // The card step is loaded together with the payment page and the provider's form.
        { together: /\/src\/(screens\/payment\/(route|CardStep)|parts\/payment\/sandbox\/SandboxCardForm)\.tsx$/ },
        { together: /\/payment\/ContractStep\.tsx$/ },
        { together: /\/payment\/Congratulations\.tsx$/ },
      ],
      mostFurther: 10_000,
    }),
  ],
  build: {
    target: "es2022",
    // Read by build/draw-pages.ts, then removed.
    manifest: true,
    // Every browser of this target supports modulepreload.
    modulePreload: {
      polyfill: false,
      // Another site may load the container, and our paths do not exist there.
      resolveDependencies: (_file, files, { hostId }) => (/(remoteEntry|container)[^/]*$/.test(hostId) ? [] : files),
    },
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", main, remoteEntry: `${designSystem}remote/container.ts` },
      preserveEntrySignatures: "exports-only",
      output: {
        codeSplitting: { groups },
        // Other hosts load the remote by this name.
        entryFileNames: ({ name }) => `assets/${name === "remoteEntry" ? name : "[name]-[hash]"}.js`,
      },
    },
  },
});
