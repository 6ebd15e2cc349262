export * from "../src/parts/core.ts";
// A named export takes precedence over one from `export *`.
export { Logo } from "./Logo.tsx";
