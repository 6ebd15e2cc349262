import type { staffSearch as en } from "../en/staff-search.ts";

export const staffSearch: Record<keyof typeof en, string> = {
  "staff.find": "Personen, Verträge, Nummern finden",
  "staff.find.POLICY": "Verträge",
  "staff.find.CASE": "Fälle",
  "staff.keys": "Tastatur",
  "staff.keys.find": "Personen, Verträge, Nummern finden",
  "staff.keys.next": "Nächste Zeile",
  "staff.keys.previous": "Vorige Zeile",
  "staff.keys.open": "Zeile öffnen, wie mit Enter",
  "staff.keys.help": "Diese Tasten zeigen",
  "staff.keys.on": "Diese Tasten benutzen",
};
