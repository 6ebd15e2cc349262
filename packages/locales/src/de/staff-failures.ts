import type { staffFailures as en } from "../en/staff-failures.ts";

export const staffFailures: Record<keyof typeof en, string> = {
  "staff.failure.confirm": "Vom Mieter nicht bei der Bank bestätigt",
  "staff.failure.declined": "Von der Bank ohne Grund abgelehnt",
  "staff.failure.expired": "Die Karte ist abgelaufen",
  "staff.failure.funds": "Das Konto ist nicht gedeckt",
  "staff.failure.lost": "Die Karte ist gesperrt",
  "staff.failure.gone": "Die Karte ist nicht mehr bekannt",
  "staff.failure.provider": "Störung beim Zahlungsdienst",
  "staff.failure.other": "Von der Bank abgelehnt",
  "staff.failure.address": "Diese Adresse gibt es nicht",
  "staff.failure.returned": "Der Brief kam zurück",
  "staff.failure.full": "Das Postfach ist voll",
  "staff.failure.refused": "Der Mailserver des Empfängers lehnt ab",
  "staff.failure.unreachable": "Der Mailserver war nicht erreichbar",
  "staff.failure.heldBack": "Wartet, weil vor der Unterschrift schon viele E-Mails hinausgingen",
};
