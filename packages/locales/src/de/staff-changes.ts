import type { staffChanges as en } from "../en/staff-changes.ts";

export const staffChanges: Record<keyof typeof en, string> = {
  "staff.area.acts": "Protokoll",
  "staff.acts.search": "Person, Vertragsnummer oder Antragsnummer",
  "staff.acts.assigned.MINE": "die Person selbst",
  "staff.acts.assigned.NOBODY": "niemand",
  "staff.acts.searched": "mit Suche",
  "staff.col.whom": "Betrifft",
  "staff.case.number": "Antragsnummer",
};
