export {
  endCircumstance,
  findChargePause,
  findHold,
  findLasting,
  readCircumstances,
  recordCircumstance,
  recordFiling,
} from "./circumstance.ts";
