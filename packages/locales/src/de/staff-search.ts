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
  "staff.find.title": "Gefunden zu „{search}“",
  "staff.find.lead":
    "Nach dem Anfang von Namen, E-Mail-Adressen, Straßen und Vertragsnummern oder nach der genauen Referenz einer Abbuchung.",
  "staff.find.none": "Nichts passt. Weniger Wörter oder nur deren Anfang finden vielleicht mehr.",
  "staff.find.short": "Bitte geben Sie mindestens zwei Zeichen ein.",
  "staff.find.count": "{count} gefunden",
  "staff.find.moreThan": "Mehr als {count} gefunden",
  "staff.find.some": "Es gibt mehr als diese {count}.",
  "staff.find.CLAIM": "Forderungen",
  "staff.find.CHARGE": "Abbuchungen",
};
