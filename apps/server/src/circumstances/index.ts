export {
  endCircumstance,
  findChargePause,
  findHold,
  findLasting,
  hasEstate,
  readCircumstances,
  recordCircumstance,
  recordFiling,
} from "./circumstance.ts";
