import type { staffWork as en } from "../en/staff-work.ts";

export const staffWork: Record<keyof typeof en, string> = {
  "staff.tab.notes": "Notizen",
  "staff.notes.new": "Neue Notiz",
  "staff.notes.help":
    "Ihr Team liest sie. Ändern lässt sie sich nicht; eine Korrektur ist eine weitere Notiz. Wer seine Daten anfordert, bekommt sie auch zu lesen.",
  "staff.notes.go": "Notiz speichern",
  "staff.notes.saved": "Notiz gespeichert.",
  "staff.notes.none": "Noch keine Notizen.",
  "staff.col.note": "Notiz",
  "staff.col.assignee": "Zuständig",
  "staff.assigned.MINE": "Ich",
  "staff.assigned.NOBODY": "Niemand",
  "staff.assigned.nobody": "Noch ist niemand zuständig.",
  "staff.assigned.mine": "Sie sind zuständig.",
  "staff.assigned.to": "Zuständig: {name}",
  "staff.assigned.take": "Übernehmen",
  "staff.assigned.giveBack": "Zurückgeben",
  "staff.assigned.handOver": "Zuweisen …",
  "staff.assigned.colleague": "Kollegin oder Kollege",
  "staff.assigned.handOverGo": "Zuweisen",
  "staff.area.follow-ups": "Rückmeldungen",
  "staff.waiting": "({count} offen)",
  "staff.followUps.lead":
    "Mieter, denen wir gesagt haben, dass wir uns melden, weil auch der letzte Versuch der Abbuchung gescheitert ist. Wer am längsten wartet, steht oben.",
  "staff.followUps.none": "Niemand wartet auf eine Rückmeldung.",
  "staff.followUps.promised": "Zugesagt",
  "staff.followUps.note": "Was daraus wurde",
  "staff.followUps.go": "Habe mich gemeldet",
  "staff.policy.followUp": "Beim Mieter melden",
  "staff.clearFilters": "Filter zurücksetzen",
};
