import type { declined as en } from "../en/declined.ts";

export const declined: Record<keyof typeof en, string> = {
  "declined.lead":
    "Abgebucht wurde nichts, und dabei bleibt es: Ihr Vertrag ist beendet. Ihr Vermieter kann nun eine andere Sicherheit verlangen.",
  "declined.leadUnanswered":
    "Abgebucht wurde nichts, und dabei bleibt es: Ihr Vertrag ist beendet. Oft ist unsere E-Mail einfach nicht angekommen.",
  "declined.now": "Was Sie jetzt tun können",
  "declined.talk": "Mit dem Vermieter sprechen",
  "declined.talkText": "Viele Vermieter kennen Bürgschaften noch nicht. Eine Nachricht haben wir für Sie vorbereitet.",
  "declined.read": "Nachricht lesen",
  "declined.share": "Nachricht teilen",
  "declined.copy": "Nachricht kopieren",
  "declined.subject": "Bürgschaft für {address}",
  "declined.greeting": "Guten Tag {name},",
  "declined.greetingNoName": "Guten Tag,",
  "declined.message":
    "{greeting}\n\nSie haben die Bürgschaft für {address} abgelehnt. Ich würde gern verstehen, was Sie daran stört.\n\nKurz gesagt: {insurer} bürgt statt der Barkaution mit bis zu {deposit}. Das kostet Sie nichts. Ist nach meinem Auszug noch etwas offen, melden Sie es online; der Bürge prüft es und zahlt. So sieht die Urkunde aus: {link}\n\nDarf ich Sie dazu anrufen?\n\nFreundliche Grüße\n{tenant}",
  "declined.address": "An eine andere Adresse schicken",
  "declined.addressText":
    "War die E-Mail-Adresse falsch, oder entscheidet jemand anderes, etwa die Hausverwaltung? Ändern Sie die Adresse und unterschreiben Sie neu. Ihre übrigen Angaben bleiben erhalten.",
  "declined.addressGo": "Adresse des Vermieters ändern",
  "declined.again": "Noch einmal versuchen",
  "declined.againText":
    "Fangen Sie mit denselben Angaben neu an, zum Beispiel nach einem Gespräch mit dem Vermieter oder für eine andere Wohnung. Vor der Unterschrift sehen Sie alles noch einmal.",
};
