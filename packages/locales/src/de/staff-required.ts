import type { staffRequired as en } from "../en/staff-required.ts";

export const staffRequired: Record<keyof typeof en, string> = {
  "required.staff-email": "Bitte geben Sie die E-Mail-Adresse ein.",
  "required.staff-password": "Bitte geben Sie Ihr Passwort ein.",
  "required.staff-code": "Bitte geben Sie den Code aus Ihrer Authenticator-App ein.",
  "required.staff-people-code": "Bitte geben Sie den Code aus Ihrer Authenticator-App ein.",
  "required.staff-people-name": "Bitte geben Sie den Namen ein.",
  "required.staff-act-reason": "Bitte schreiben Sie eine Begründung.",
  "required.staff-question-answer": "Bitte schreiben Sie eine Antwort.",
  "required.staff-notes-new": "Bitte schreiben Sie die Notiz.",
  "required.staff-payout-amount": "Bitte geben Sie den überwiesenen Betrag ein.",
  "required.staff-payout-on": "Bitte geben Sie den Tag der Überweisung ein.",
  "required.staff-payout-reference": "Bitte geben Sie den Verwendungszweck ein.",
  "required.staff-movingOut-confirmDay": "Bitte geben Sie den Tag ein, der im Nachweis steht.",
  "required.manager-email": "Bitte geben Sie die E-Mail-Adresse ein.",
  "required.manager-people-name": "Bitte geben Sie den Namen ein.",
  "required.manager-webhooks-url": "Bitte geben Sie die Adresse ein, die wir aufrufen sollen.",
  "required.manager-col-home": "Bitte geben Sie Ihre eigene Nummer der Wohnung ein.",
};
