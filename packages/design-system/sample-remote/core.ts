export * from "../src/parts/core.ts";
// A name that is spelled out goes before one that comes with a star.
export { Logo } from "./Logo.tsx";
