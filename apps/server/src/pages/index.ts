export { analyticsTag } from "./analytics-tag.ts";
export { servePages } from "./pages.ts";
export { registerSettingsRoute } from "./settings-route.ts";
