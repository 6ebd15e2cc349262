import type { managerPrograms as en } from "../en/manager-programs.ts";

export const managerPrograms: Record<keyof typeof en, string> = {
  "manager.tab.webhooks": "Webhooks",
  "manager.tab.tests": "Tests",
  "manager.webhooks.lead":
    "Adressen, unter denen Ihre Software sofort erfährt, was mit Ihren Vermietungen geschieht. So muss sie nicht nachfragen.",
  "manager.webhooks.none": "Noch kein Webhook. Tragen Sie unten den ersten ein.",
  "manager.webhooks.url": "Adresse",
  "manager.webhooks.urlHelp": "Sie beginnt mit https:// und ist aus dem Internet erreichbar.",
  "manager.webhooks.urlWrong":
    "Geben Sie eine Adresse ein, die mit https:// beginnt und aus dem Internet erreichbar ist.",
  "manager.webhooks.add": "Webhook eintragen",
  "manager.webhooks.addGo": "Webhook eintragen",
  "manager.webhooks.full":
    "Sie haben {max} Webhooks, mehr sind nicht möglich. Entfernen Sie einen, um einen anderen einzutragen.",
  "manager.webhooks.known": "Diese Adresse steht schon auf der Liste",
  "manager.webhooks.knownText":
    "Wir haben sie nicht noch einmal eingetragen. Fehlt Ihnen das Geheimnis, öffnen Sie den Webhook und lassen Sie es ersetzen.",
  "manager.webhooks.secret": "Das ist das Geheimnis des Webhooks",
  "manager.webhooks.secretText":
    "Speichern Sie es jetzt: Wir zeigen es nur dieses eine Mal. Damit prüft Ihre Software, ob eine Meldung von uns kommt: Der Header webhook-signature wird mit diesem Geheimnis gebildet, wie bei Standard Webhooks (standardwebhooks.com). Dafür gibt es Bibliotheken in den meisten Sprachen.",
  "manager.webhooks.docs": "Wie es geht, steht in der Dokumentation der API",
  "manager.webhooks.state": "Status",
  "manager.webhooks.on": "Eingeschaltet",
  "manager.webhooks.off.PARTNER": "Ausgeschaltet",
  "manager.webhooks.off.GONE": "Ausgeschaltet: Antwort war 410",
  "manager.webhooks.off.FAILING": "Ausgeschaltet: drei Tage lang nichts angenommen",
  "manager.webhooks.failing": "Nimmt nichts an seit {when}",
  "manager.webhooks.test": "Nur für Tests",
  "manager.webhooks.events": "Meldungen",
  "manager.webhooks.allEvents": "Alle",
  "manager.webhooks.since": "Seit",
  "manager.webhooks.back": "Alle Webhooks",
  "manager.webhooks.switchOn": "Einschalten",
  "manager.webhooks.switchOff": "Ausschalten",
  "manager.webhooks.switchOffTitle": "Diesen Webhook ausschalten?",
  "manager.webhooks.switchOffText":
    "Was noch wartet, wird aufgegeben. Ihre Software erfährt unter dieser Adresse nichts mehr, bis Sie ihn wieder einschalten.",
  "manager.webhooks.sendTest": "Testmeldung senden",
  "manager.webhooks.testTook": "Die Testmeldung ist angekommen. Antwort: {status}",
  "manager.webhooks.testFailed": "Die Testmeldung wurde nicht angenommen: {answer}",
  "manager.webhooks.rotate": "Geheimnis ersetzen",
  "manager.webhooks.rotateTitle": "Geheimnis ersetzen?",
  "manager.webhooks.rotateText": "Sie bekommen ein neues Geheimnis. Das alte gilt noch {hours} Stunden.",
  "manager.webhooks.remove": "Entfernen",
  "manager.webhooks.removeTitle": "Diesen Webhook entfernen?",
  "manager.webhooks.removeText":
    "An diese Adresse geht nichts mehr, und die Liste der gesendeten Meldungen wird gelöscht.",
  "manager.webhooks.removeGo": "Webhook entfernen",
  "manager.webhooks.sent": "Was wir gesendet haben",
  "manager.webhooks.nothingSent": "In den letzten {days} Tagen nichts.",
  "manager.webhooks.delivered": "Zugestellt",
  "manager.webhooks.resendAll": "Aufgegebenes noch einmal senden",
  "manager.webhooks.resent": "{count} sind wieder unterwegs.",
  "manager.tests.lead":
    "Was mit Testschlüsseln oder signierten Links zum Testen begonnen wurde. Nichts davon ist ein Vertrag, nichts wird abgebucht.",
  "manager.tests.none": "Es gibt keine Tests.",
  "manager.tests.started": "Begonnen",
  "manager.tests.INVITED": "Eingeladen",
  "manager.tests.APPLYING": "Noch nicht unterschrieben",
  "manager.tests.newest": "Die neuesten {shown} von {total}.",
  "manager.tests.delete": "Alle Tests löschen",
  "manager.tests.deleteTitle": "Alle Tests löschen?",
  "manager.tests.deleteText":
    "Einladungen, Anträge, Bürgschaften und Forderungen aus Tests werden endgültig gelöscht. Echte Verträge und Einladungen bleiben, wie sie sind.",
  "manager.guarantees.elsewhere":
    "Zwei Dinge gehen nur über den Link in unseren E-Mails an die Adresse des Vermieters: das Konto für Auszahlungen und Fragen an uns. So kann niemand außer der Person mit diesem Postfach eine Auszahlung umleiten.",
};
