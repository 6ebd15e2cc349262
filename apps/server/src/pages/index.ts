export { analyticsTag } from "./analytics-tag.ts";
export { hashOf } from "./built-pages.ts";
export { publishAssets } from "./kept-assets.ts";
export { servePages } from "./pages.ts";
export { registerSettingsRoute } from "./settings-route.ts";
