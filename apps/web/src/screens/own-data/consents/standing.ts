import type { ConsentEntry, ConsentKind, OwnConsents } from "@kautia/contract";
import type { Choice } from "#consent/choices.ts";

/** The current state of one consent, and its history. */
export interface ConsentStanding {
  consent: ConsentKind;
  given: boolean;
  /** The newest first. */
  history: readonly ConsentEntry[];
}

/** The consents to show: news always, the others if they are asked for or were ever decided. */
export function standings(
  { history, asksElectronic }: OwnConsents,
  choices: readonly Choice[],
  allows: (choice: Choice) => boolean,
): ConsentStanding[] {
  const onServer = (consent: ConsentKind, asked: boolean): ConsentStanding[] => {
    const entries = history.filter((entry) => entry.consent === consent);
    return asked || entries.length > 0 ? [{ consent, given: entries[0]?.given ?? false, history: entries }] : [];
  };
  // Each browser decides for itself which third-party code it loads, so its own choice is the current state.
  const inBrowser = (choice: Choice) =>
    onServer(choice, choices.includes(choice)).map((standing) => ({ ...standing, given: allows(choice) }));
  return [
    ...onServer("news", true),
    ...onServer("electronicCommunication", asksElectronic),
    ...inBrowser("analytics"),
    ...inBrowser("errorReporting"),
  ];
}
