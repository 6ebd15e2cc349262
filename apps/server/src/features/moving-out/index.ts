export { readMovingOuts, toLineMovingOuts, latestOf } from "./read.ts";
export { refuseDay, sayDay } from "./say-day.ts";
export { findMovingOutFile, movingOutFiles } from "./files.ts";
