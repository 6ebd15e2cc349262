import type { Sanctions } from "../ports.ts";
import { foldForMatch, mayBeSame } from "../rules/match-name.ts";

const sample = { id: "SAMPLE.1", name: "Gesperrt Testperson", born: null };
const folded = foldForMatch(sample.name);

/** A list with one made-up name, for trials. */
export const sampleList: Sanctions = {
  source: "sample list",
  async find(name) {
    return { asOf: null, parties: mayBeSame(foldForMatch(name), folded) ? [sample] : [] };
  },
  async findWarnings() {
    return [];
  },
};
