import type { invitation as en } from "../en/invitation.ts";

export const invitation: Record<keyof typeof en, string> = {
  "invited.title": "{inviter} lädt Sie ein",
  "invited.titlePlain": "Sie sind eingeladen",
  "invited.name": "Einladung",
  "invited.lead":
    "Ihre Kaution von {deposit} bleibt bei Ihnen: Eine Bürgschaft tritt an ihre Stelle, für einen kleinen Beitrag.",
  "invited.home": "Ihre neue Wohnung",
  "invited.from": "Ab",
  "invited.until": "{start} bis {end}",
  "invited.deposit": "Kaution",
  "invited.price": "Was Sie zahlen",
  "invited.accept": "Annehmen und weiter",
  "invited.next":
    "Es fehlen nur noch wenige Antworten, die nur Sie geben können. Das dauert etwa {seconds} Sekunden und verpflichtet Sie zu nichts.",
  "invited.again":
    "Der Link öffnet Ihren Antrag auch später und auf jedem anderen Gerät, bis Sie unterschrieben haben.",

  "short.title": "Es fehlen nur noch wenige Angaben",
  "short.name": "Ihre Angaben",
  "short.lead": "{inviter} hat schon alles zur Wohnung ausgefüllt. Sie ergänzen, was nur Sie wissen.",
  "short.leadPlain": "Alles zur Wohnung ist schon ausgefüllt. Sie ergänzen, was nur Sie wissen.",
  "short.given": "Schon ausgefüllt",
  "short.givenBy": "Das hat {inviter} schon eingetragen",
  "short.givenAll": "Alle Angaben ansehen",
  "short.givenHelp": "Stimmt etwas nicht? In der Zusammenfassung können Sie es ändern.",
  "short.rent": "Miete und Kaution",
  "short.you": "Über Sie",
  "short.where": "Wo wohnen Sie jetzt?",
  "short.employment": "Was machen Sie beruflich?",
  "short.next": "Als Nächstes prüfen Sie alles noch einmal; danach machen wir Ihnen ein Angebot.",
};
