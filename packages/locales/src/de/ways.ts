import type { ways as en } from "../en/ways.ts";

export const ways: Record<keyof typeof en, string> = {
  "resume.title": "Weitermachen, wo Sie aufgehört haben",
  "resume.elsewhere": "Auf einem anderen Gerät weitermachen",
  "resume.lead":
    "Wir schicken einen Link an die E-Mail-Adresse aus Ihrem Antrag. Er öffnet ihn auf jedem Gerät, 24 Stunden lang und einmal.",
  "resume.email": "E-Mail-Adresse aus Ihrem Antrag",
  "resume.send": "Link senden",
  "resume.sentTitle": "Sehen Sie in Ihr Postfach",
  "resume.sentText":
    "Gibt es zu {email} einen Antrag, der noch nicht unterschrieben ist, dann ist der Link jetzt dorthin unterwegs. Er gilt 24 Stunden und einmal.",
  "resume.sentHelp":
    "Ist in ein paar Minuten nichts da? Dann sehen Sie im Spam-Ordner nach, oder schreiben Sie an {supportEmail}",
  "resume.signed": "Schon unterschrieben? Dann finden Sie Ihren Vertrag in Ihrem Konto.",

  "stop.name": "Keine Erinnerungen mehr",
  "stop.title": "Wir erinnern Sie nicht mehr",
  "stop.text": "Das ist erledigt. Ihr Antrag bleibt, wie er ist, und Sie können jederzeit damit weitermachen.",
  "stop.failed": "Wir konnten unseren Server nicht erreichen. Bitte versuchen Sie es noch einmal.",
};
