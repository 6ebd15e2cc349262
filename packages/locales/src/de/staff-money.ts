import type { staffMoney as en } from "../en/staff-money.ts";

export const staffMoney: Record<keyof typeof en, string> = {
  "staff.area.money": "Geld",
  "staff.money.lead": "Nach Monat und Land.",
  "staff.money.stored": "Die Monate bis {month} sind gespeichert und ändern sich nicht mehr.",
  "staff.money.months": "Zeitraum",
  "staff.money.last": "Die letzten {months} Monate",
  "staff.money.country": "Land",
  "staff.money.month": "Monat",
  "staff.money.earned": "Verdiente Beiträge",
  "staff.money.paid": "Gezahlte Beiträge",
  "staff.money.open": "Offene Beiträge",
  "staff.money.exposure": "Bürgschaftssumme",
  "staff.money.claimsPaid": "Gezahlte Forderungen",
  "staff.money.lossRatio": "Schadenquote",
  "staff.money.total": "Im ganzen Zeitraum",
  "staff.money.chart": "Beiträge und Forderungen nach Monat",
  "staff.money.table": "Monat für Monat",
  "staff.money.means": "Was die Zahlen bedeuten",
  "staff.money.means.earned":
    "Jeder Beitrag, gleichmäßig auf die Tage verteilt, für die er gilt, abzüglich Erstattungen; eine Erstattung für frühere Tage zählt in dem Monat, in dem sie beschlossen wurde. Der laufende Monat zählt bis heute.",
  "staff.money.means.paid": "Was in dem Monat für Beiträge gezahlt wurde, abzüglich ausgezahlter Erstattungen.",
  "staff.money.means.open": "Beiträge, die am Ende des Monats fällig und nicht bezahlt waren.",
  "staff.money.means.exposure": "Die Summe, für die alle am Monatsende geltenden Verträge bürgen.",
  "staff.money.means.claimsPaid": "Auszahlungen an Vermieter, die in dem Monat festgehalten wurden.",
  "staff.money.means.lossRatio":
    "Gezahlte Forderungen geteilt durch verdiente Beiträge; was Mieter uns zurückzahlen, ist nicht abgezogen.",
};
