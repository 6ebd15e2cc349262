export * from "./parts/core.ts";
export * from "./parts/fields.ts";
export * from "./parts/feedback.ts";
export * from "./parts/icons.ts";
export * from "./parts/drawings.ts";
export * from "./parts/chapters.ts";
export * from "./parts/hero.ts";
