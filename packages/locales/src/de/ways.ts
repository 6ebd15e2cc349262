import type { ways as en } from "../en/ways.ts";

export const ways: Record<keyof typeof en, string> = {
  "resume.title": "Dort weitermachen, wo Sie aufgehört haben",
  "resume.elsewhere": "Auf einem anderen Gerät weitermachen",
  "resume.lead":
    "Geben Sie die E-Mail-Adresse aus Ihrem Antrag ein. Wir schicken Ihnen einen Link, mit dem Sie auf jedem Gerät dort weitermachen, wo Sie aufgehört haben.",
  "resume.sessionEnded":
    "Ihre Sitzung in diesem Browser ist abgelaufen; alle gespeicherten Antworten bleiben erhalten.",
  "resume.email": "E-Mail-Adresse aus Ihrem Antrag",
  "resume.send": "Link senden",
  "resume.sentTitle": "Bitte sehen Sie in Ihr Postfach",
  "resume.sentText":
    "Öffnen Sie den Link in unserer E-Mail an {email}. Gibt es dazu keinen Antrag, der noch offen ist, schicken wir keine.",
  "resume.sentHelp":
    "Ist in ein paar Minuten nichts da? Dann sehen Sie im Spam-Ordner nach, oder schreiben Sie an {supportEmail}",
  "resume.signed": "Schon unterschrieben? Dann finden Sie Ihren Vertrag in Ihrem Konto.",

  "open.title": "Ihren Antrag fortsetzen",
  "open.lead": "Ihre Angaben sind gespeichert. Sie machen dort weiter, wo Sie aufgehört haben.",
  "open.againTitle": "Mit denselben Angaben neu beantragen",
  "open.againLead":
    "Wir legen einen neuen Antrag mit Ihren bisherigen Angaben an. Vor der Unterschrift prüfen Sie alles noch einmal.",
  "open.home": "Wohnung",
  "open.inviter": "Eingeladen von",
  "open.opening": "Ihr Antrag wird geöffnet",
  "open.otherTitle": "In diesem Browser ist schon ein anderer Antrag offen",
  "open.otherText":
    "Es geht um {home}; dafür haben Sie schon ein Angebot. Machen Sie hier weiter, tritt in diesem Browser der neue Antrag an seine Stelle. Der andere bleibt gespeichert: Einen Link dorthin schicken wir Ihnen jederzeit per E-Mail.",
  "open.signedTitle": "In diesem Browser haben Sie schon einen Vertrag unterschrieben",
  "open.signedText":
    "Es geht um {home}. Machen Sie hier weiter, zeigt dieser Browser stattdessen den neuen Antrag. An Ihrem Vertrag ändert sich nichts; Sie finden ihn in Ihrem Konto.",
  "open.stay": "Zum anderen Antrag",
  "open.stayContract": "Zum Vertrag",

  "stop.name": "Keine Erinnerungen mehr",
  "stop.askTitle": "Möchten Sie keine Erinnerungen mehr bekommen?",
  "stop.askText":
    "Wir schicken dann an diese E-Mail-Adresse keine Erinnerungen und keine Bitten um eine Bewertung mehr. Anträge und Verträge bleiben, wie sie sind. Was zu einem Vertrag gehört, bekommen Sie weiterhin.",
  "stop.go": "Erinnerungen abbestellen",
  "stop.stopping": "Die Erinnerungen werden abbestellt",
  "stop.title": "Wir erinnern Sie nicht mehr",
  "stop.text": "Anträge und Verträge bleiben, wie sie sind. Was zu einem Vertrag gehört, schicken wir Ihnen weiterhin.",

  "invite.name": "Mieter einladen",
  "invite.title": "Laden Sie Ihren Mieter ein",
  "invite.lead":
    "Anstelle der Barkaution bekommen Sie eine Bürgschaft in gleicher Höhe. Vier kurze Seiten, den Rest erledigt Ihr Mieter.",
  "invite.youTitle": "Von wem kommt die Einladung?",
  "invite.type": "Sie sind",
  "invite.email": "Ihre E-Mail-Adresse",
  "invite.emailHelp": "Dorthin schicken wir einen Link zur Bestätigung. Erst danach geht die Einladung hinaus.",
  "invite.sameEmail": "Das ist die Adresse Ihres Mieters. Bitte geben Sie Ihre eigene an.",
  "invite.tenantFirstName": "Vorname",
  "invite.tenantLastName": "Nachname",
  "invite.tenantEmail": "E-Mail-Adresse Ihres Mieters",
  "invite.tenantEmailHelp": "Dorthin schicken wir die Einladung, sonst nichts.",
  "invite.tenant": "Ihr Mieter",
  "invite.homeTitle": "Um welche Wohnung geht es?",
  "invite.home": "Die Wohnung",
  "invite.rent": "Miete und Kaution",
  "invite.rentTitle": "Welche Miete und Kaution haben Sie vereinbart?",
  "invite.depositHelp": "Wie im Mietvertrag, {lower} bis {upper}.",
  "invite.next": "Als Nächstes bekommen Sie eine E-Mail. Das verpflichtet niemanden zu etwas.",
  "invite.send": "Weiter zur Bestätigung",
  "invite.sentTitle": "Bitte bestätigen Sie Ihre Adresse",
  "invite.sentText":
    "Eine E-Mail an {email} ist unterwegs. Über den Link darin sehen Sie sich die Einladung noch einmal an und schicken sie ab. Er gilt 7 Tage.",
  "invite.confirmTitle": "Stimmt alles?",
  "invite.confirmLead": "Das schicken wir Ihrem Mieter in Ihrem Namen.",
  "invite.coTenantsQuestion": "Unterschreibt noch jemand den Mietvertrag?",
  "invite.coTenants": "Wer unterschreibt mit Ihrem Mieter?",
  "invite.coTenantsWhy":
    "Wir laden nur Ihren Mieter ein. Die anderen bekommen einen Link zum Unterschreiben, wenn Ihr Mieter unterschrieben hat.",
  "invite.coTenantEmailHelp": "Die eigene Adresse dieser Person, nicht die Ihres Mieters und nicht Ihre.",
  "invite.with": "Unterschreibt mit",
  "invite.to": "An",
  "invite.from": "Von",
  "invite.confirmNote": "Mit dem Abschicken bestätigen Sie, dass dieses Postfach Ihres ist.",
  "invite.confirm": "Einladung abschicken",
  "invite.sending": "Die Einladung wird abgeschickt",
  "invite.doneTitle": "Die Einladung ist unterwegs",
  "invite.doneText": "Sie ging an {email} und gilt bis zum {date}.",
  "invite.doneNext":
    "Sobald Ihr Mieter unterschrieben hat, bekommen Sie eine E-Mail mit der Bürgschaft und entscheiden, ob Sie sie annehmen. Bis dahin müssen Sie nichts tun.",
  "invite.laterTitle": "Das geht gerade nicht",
  "invite.laterText":
    "An diese Adresse gingen heute schon mehrere Einladungen. Bitte versuchen Sie es morgen noch einmal; Ihr Link gilt weiter.",
  "invite.promises": "Was Sie bekommen",
  "invite.promise1": "Die Sicherheit, die Sie vereinbart haben, in voller Höhe",
  "invite.promise2": "Kostenlos für Sie, ohne Konto und ohne Papier",
  "invite.promise3": "Sie entscheiden erst, wenn alles unterschrieben ist",
  "invite.steps": "Wie es weitergeht",
  "invite.stepYou": "Sie bestätigen die Einladung",
  "invite.stepTenant": "Ihr Mieter ergänzt seine Angaben und unterschreibt",
  "invite.stepAccept": "Sie sehen die Bürgschaft und nehmen sie an",
  "invite.welcome": "Sie vermieten?",
};
