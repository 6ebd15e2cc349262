import type { CalendarDate } from "@kautia/contract";

/** Somebody on a sanctions list. */
export interface SanctionedParty {
  /** The list's own number. */
  id: string;
  name: string;
  /** As the list writes it; null if unknown. */
  born: string | null;
}

export interface SanctionsAnswer {
  /** The day of the list; null if the source does not say. */
  asOf: CalendarDate | null;
  /** Everybody whose name may be the one that was asked for; empty if nobody is like it. */
  parties: SanctionedParty[];
}

export interface Sanctions {
  /** Stored with each check. */
  source: string;
  /** Null if the source is down, too slow or gives an invalid answer. Never rejects. */
  find(name: string): Promise<SanctionsAnswer | null>;
  /** Problems that the operator should fix, such as an old list. */
  findWarnings(now: Date): Promise<string[]>;
}
