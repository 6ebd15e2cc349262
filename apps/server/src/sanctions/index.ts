export { areChecked, checkNames, clearHit, findHits } from "./check-names.ts";
