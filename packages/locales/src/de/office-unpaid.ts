import type { officeUnpaid as en } from "../en/office-unpaid.ts";

/** Premiums that stay unpaid after a reminder, at the desk. */
export const officeUnpaid: Record<keyof typeof en, string> = {
  "office.unpaid.PLANNED": "Der Mieter wird am {date} gemahnt",
  "office.unpaid.SENT": "Der Mieter ist gemahnt und hat zwei Wochen Zeit",
  "office.unpaid.CASE": "Nach der Mahnung unbezahlt",
  "office.unpaid.WAITING": "Nach der Mahnung unbezahlt. Wiedervorlage am {date}",
  "office.unpaid.TERMINATED": "Gekündigt. Der Schutz endet nach dem {date}, wenn bis dahin nicht alles bezahlt ist",
  "office.unpaid.amount": "Offen",
  "office.unpaid.reminded": "Gemahnt",
  "office.unpaid.until": "Zu zahlen bis",
  "office.unpaid.decide": "Entscheiden, was folgt",
  "office.unpaid.outcome": "Was folgt?",
  "office.unpaid.outcome.WAIT": "Abwarten",
  "office.unpaid.outcome.INSTALMENTS": "Raten",
  "office.unpaid.outcome.TERMINATE": "Kündigen",
  "office.unpaid.means.WAIT": "Der Schutz bleibt. Ist an diesem Tag noch etwas offen, kommt der Vertrag wieder.",
  "office.unpaid.means.INSTALMENTS":
    "Was offen ist, buchen wir ab diesem Tag monatlich in gleichen Teilen ab. Der Mieter bekommt eine E-Mail. Der Schutz bleibt.",
  "office.unpaid.means.TERMINATE":
    "Eine zweite Person muss freigeben. Wir unterrichten Mieter und Vermieter unverzüglich, und der Schutz endet einen Monat später. Ist bis dahin alles bezahlt, geht der Vertrag weiter.",
  "office.unpaid.parts": "Anzahl der Raten",
  "office.unpaid.on.WAIT": "Wiedervorlage am",
  "office.unpaid.on.INSTALMENTS": "Erste Abbuchung am",
  "office.unpaid.note": "Warum?",
  "office.unpaid.save": "Entscheiden",
  "office.unpaid.done": "Entschieden.",
  "office.todo.UNPAID": "Über den unbezahlten Beitrag entscheiden",
  "office.fourEyes.terminate-unpaid": "Kündigung wegen unbezahlter Beiträge",
};
