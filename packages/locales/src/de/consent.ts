import type { consent as en } from "../en/consent.ts";

export const consent: Record<keyof typeof en, string> = {
  "consent.bar": "Ihre Wahl",
  "consent.title": "Dürfen wir aus Ihrem Besuch lernen?",
  "consent.errorReporting.short":
    "Fehlerberichte mit einer Aufzeichnung der Seite, in der aller Text geschwärzt ist, zeigen uns, was bei Ihnen schiefging.",
  "consent.analytics.short":
    "Die Nutzungsstatistik zählt, welche Seiten geöffnet werden. So sehen wir, wo es in der App hakt.",
  "consent.more": "Einzeln entscheiden",
  "consent.accept": "Zustimmen",
  "consent.refuse": "Ablehnen",

  "consent.pageTitle": "Ihre Wahl zum Datenschutz",
  "consent.lead":
    "Die App funktioniert genauso, egal wie Sie sich entscheiden. Was Sie nicht erlauben, wird nicht geladen, und Sie können es sich hier jederzeit anders überlegen.",
  "consent.undecided": "Sie haben noch nicht entschieden. Bis dahin wird nichts davon geladen.",
  "consent.decidedOn": "Zuletzt entschieden am {date}. Nach einem Jahr fragen wir wieder.",
  "consent.acceptAll": "Allem zustimmen",
  "consent.refuseAll": "Alles ablehnen",
  "consent.now.on": "Zurzeit erlaubt",
  "consent.now.off": "Zurzeit nicht erlaubt",
  "consent.saved.on": "Gespeichert: ab sofort erlaubt",
  "consent.saved.off": "Gespeichert: ab sofort aus",
  "consent.none":
    "Zurzeit lädt diese Seite weder Fehlerberichte noch eine Statistik. Es gibt also nichts zu entscheiden.",

  "consent.errorReporting": "Fehlerberichte mit Aufzeichnung",
  "consent.errorReporting.text":
    "Geht etwas schief, erfahren wir durch einen Bericht, an welcher Stelle der App und mit welchem Browser. Bei einem Teil der Besuche und bei jedem Fehler gehört eine Aufzeichnung der Seite dazu: was sich bewegt hat und wohin Sie geklickt haben. Aller Text ist geschwärzt, Bilder fehlen, und was Sie eintippen, wird nicht aufgezeichnet.",
  "consent.errorReporting.off":
    "Schalten Sie dies aus, endet die Aufzeichnung sofort, und es wird nichts mehr gesendet. Der Dienst, der die Berichte empfängt, arbeitet in unserem Auftrag.",
  "consent.errorReporting.allow": "Fehlerberichte mit Aufzeichnung erlauben",

  "consent.analytics": "Nutzungsstatistik",
  "consent.analytics.text":
    "Sie zählt, welche Seiten geöffnet werden, und zwar nur nach dem Namen der Seite: keine Ihrer Antworten, keine persönlichen Links, keine Werbung. Dafür wird ein Skript geladen, das ein Cookie setzen kann.",
  "consent.analytics.off":
    "Schalten Sie sie aus, wird sofort nicht mehr gezählt. Das Skript selbst ist beim nächsten Laden der Seite verschwunden.",
  "consent.analytics.allow": "Nutzungsstatistik erlauben",

  "consent.needed": "Was die App unbedingt braucht",
  "consent.needed.text":
    "Ein Cookie findet 24 Stunden lang Ihren Antrag wieder. Außerdem merkt sich Ihr Browser die Sprache, die Region und diese Wahl. Dafür ist keine Einwilligung nötig.",
  "consent.footer": "Datenschutz-Wahl",
};
