import type { ConsentEntry, ConsentKind, OwnConsents } from "@kautia/contract";
import type { Choice } from "../../../consent/choices.ts";

/** How one consent stands, and what was said before. */
export interface ConsentStanding {
  consent: ConsentKind;
  given: boolean;
  /** The newest first. */
  history: readonly ConsentEntry[];
}

/** What this person is shown: news always, the rest where it is asked for or was ever said. */
export function standings(
  { history, asksElectronic }: OwnConsents,
  choices: readonly Choice[],
  allows: (choice: Choice) => boolean,
): ConsentStanding[] {
  const of = (consent: ConsentKind) => history.filter((entry) => entry.consent === consent);
  const said = (consent: ConsentKind, asked: boolean): ConsentStanding[] => {
    const before = of(consent);
    return asked || before.length > 0 ? [{ consent, given: before[0]?.given ?? false, history: before }] : [];
  };
  // What loads is decided in each browser for itself: what this one holds is how it stands.
  const inBrowser = (choice: Choice) =>
    said(choice, choices.includes(choice)).map((standing) => ({ ...standing, given: allows(choice) }));
  return [
    ...said("news", true),
    ...said("electronicCommunication", asksElectronic),
    ...inBrowser("analytics"),
    ...inBrowser("errorReporting"),
  ];
}
