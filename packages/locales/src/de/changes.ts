import type { changes as english } from "../en/changes.ts";

export const changes: Record<keyof typeof english, string> = {
  "changes.title": "Etwas hat sich geändert",
  "changes.lead": "Was ist anders? Bevor Sie etwas absenden, sehen Sie, was daraus folgt.",
  "changes.what": "Das können Sie ändern",
  "changes.open": "Angefragt",
  "changes.landlordShort": "Name, Anschrift, Verkauf, Verwaltung, Mieter, Freigabe eines Teils",
  "changes.beforeAnswer": "Soll vorher etwas anders sein?",
  "changes.asked": "Ihre Anfrage ist bei uns.",
  "changes.done": "Erledigt. Die Unterlagen bekommen Sie per E-Mail.",
  "changes.nothing": "An diesem Vertrag lässt sich gerade nichts ändern.",
  "changes.later": "Sobald die Anfrage entschieden ist, können Sie auch das ändern: {kinds}",
  "changes.other": "Etwas anderes? Wir kümmern uns darum. Schreiben Sie uns:",
  "changes.takeBack": "Zurücknehmen",
  "changes.takenBack": "Zurückgenommen. Es bleibt alles, wie es ist.",
  "changes.agree": "Zustimmen",
  "changes.object": "Widersprechen",
  "changes.refuse": "Ablehnen",
  "changes.answered": "Ihre Antwort ist bei uns.",
  "changes.failed": "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  "changes.tooLate": "Das ist inzwischen entschieden.",
  "changes.refuseTitle": "Soll alles bleiben, wie es ist?",
  "changes.refuseText":
    "Wer angefragt hat, erfährt, dass Sie nicht einverstanden sind, und Ihren Grund, wenn Sie einen nennen.",
  "changes.reason": "Ihr Grund",

  "changes.NEW_LANDLORD": "Neuer Vermieter",
  "changes.NEW_LANDLORD.short": "Die Wohnung ist verkauft, vererbt oder anders verwaltet.",
  "changes.NEW_LANDLORD.tenant":
    "Der neue Vermieter bekommt eine E-Mail und stimmt zu. Ihr bisheriger Vermieter kann 14 Tage lang widersprechen. Ihr Beitrag bleibt gleich.",
  "changes.NEW_LANDLORD.landlord":
    "Der neue Vermieter bekommt eine E-Mail und stimmt zu. Frühestens ab übermorgen sichert die Bürgschaft ihn ab; bis dahin können Sie es zurücknehmen. Forderungen, die Sie gemeldet haben, bleiben Ihre.",
  "changes.NEW_LANDLORD.says": "Neuer Vermieter: {name}",
  "changes.newName": "Name des neuen Vermieters",
  "changes.newNameHelp": "Person oder Firma, so wie sie in der Urkunde stehen soll",
  "changes.newEmail": "E-Mail-Adresse des neuen Vermieters",
  "changes.newAddress": "Anschrift des neuen Vermieters",
  "changes.newAddressHelp": "Straße, Hausnummer, Postleitzahl, Ort",
  "changes.ask": "Anfragen",

  "changes.TENANT_EMAIL": "Neue E-Mail-Adresse",
  "changes.TENANT_EMAIL.short": "Wir schreiben Ihnen dorthin, und Sie melden sich damit an.",
  "changes.TENANT_EMAIL.tenant":
    "An die neue Adresse schicken wir einen Link. Sobald Sie ihm gefolgt sind, gilt sie für alle Ihre Verträge und für die Anmeldung.",
  "changes.TENANT_EMAIL.says": "Neue E-Mail-Adresse: {email}",
  "changes.email": "Neue E-Mail-Adresse",

  "changes.TENANT_CONTACT": "Telefon oder Postanschrift",
  "changes.TENANT_CONTACT.short": "Damit wir Sie erreichen, auch per Brief.",
  "changes.TENANT_CONTACT.tenant":
    "Das gilt sofort für diesen Vertrag. Mit der neuen Telefonnummer können Sie sich auch anmelden. Füllen Sie nur aus, was sich ändert.",
  "changes.TENANT_CONTACT.says": "Neue Kontaktdaten: {contact}",
  "changes.TENANT_CONTACT.address": "Postanschrift",
  "changes.TENANT_CONTACT.addressHelp": "Straße, Hausnummer, Postleitzahl, Ort. Briefe schicken wir dorthin.",
  "changes.TENANT_CONTACT.nothing": "Bitte geben Sie eine Telefonnummer oder eine Postanschrift an.",
  "changes.TENANT_CONTACT.save": "Ändern",

  "changes.TENANT_NAME": "Name oder Geburtsdatum",
  "changes.TENANT_NAME.short": "Sie haben geheiratet, oder etwas ist falsch geschrieben.",
  "changes.TENANT_NAME.tenant":
    "Bitte laden Sie einen Nachweis hoch, etwa die Heiratsurkunde oder Ihren Ausweis. Wir prüfen ihn, dann bekommen Sie und Ihr Vermieter eine neue Urkunde. Die Datei löschen wir 30 Tage nach der Entscheidung.",
  "changes.TENANT_NAME.birthDateHelp": "Nur wenn es im Vertrag falsch steht.",
  "changes.TENANT_NAME.proof": "Nachweis",
  "changes.TENANT_NAME.proofHelp":
    "Darauf sollten die alten und die neuen Angaben stehen, mehrere Seiten bitte in einer Datei.",
  "changes.TENANT_NAME.proofMissing": "Bitte laden Sie einen Nachweis hoch.",
  "changes.TENANT_NAME.says": "Berichtigte Angaben: {name}",
  "changes.TENANT_NAME.saysBorn": "Berichtigte Angaben: {name}, geboren am {date}",

  "changes.LANDLORD_CONTACT": "Name, Anschrift oder Telefon des Vermieters",
  "changes.LANDLORD_CONTACT.own": "Ihr Name, Ihre Anschrift oder Ihr Telefon",
  "changes.LANDLORD_CONTACT.short": "Etwas ist falsch geschrieben, oder Sie sind umgezogen.",
  "changes.LANDLORD_CONTACT.landlord":
    "Das gilt sofort. Ändern sich Name oder Anschrift, bekommen Sie und Ihr Mieter eine neue Urkunde per E-Mail. Vermietet jetzt jemand anderes, wählen Sie stattdessen „Neuer Vermieter“.",
  "changes.LANDLORD_CONTACT.says": "Berichtigte Angaben des Vermieters: {details}",
  "changes.LANDLORD_CONTACT.saysPhone": "Neue Telefonnummer des Vermieters",
  "changes.LANDLORD_CONTACT.name": "Name",
  "changes.LANDLORD_CONTACT.nameHelp": "So, wie er in der Urkunde stehen soll",
  "changes.LANDLORD_CONTACT.otherName":
    "Das sieht nach einem anderen Namen aus. Vermietet jetzt jemand anderes, wählen Sie „Neuer Vermieter“. Heißen Sie jetzt anders, schreiben Sie uns.",
  "changes.LANDLORD_CONTACT.nothing": "Bitte ändern Sie Name, Anschrift oder Telefonnummer.",
  "changes.LANDLORD_CONTACT.phoneHelp": "Nur wenn sie sich ändert.",

  "changes.LANDLORD_EMAIL": "Neue E-Mail-Adresse",
  "changes.LANDLORD_EMAIL.short": "Wir schreiben Ihnen dorthin, und Ihr persönlicher Link kommt dort an.",
  "changes.LANDLORD_EMAIL.landlord":
    "An die neue Adresse schicken wir einen Link, und die alte bekommt eine Nachricht. Sobald Sie dem Link gefolgt sind, gilt die neue Adresse ab übermorgen. Bis dahin können Sie es zurücknehmen.",
  "changes.LANDLORD_EMAIL.says": "Neue E-Mail-Adresse: {email}",

  "changes.LOWER_DEPOSIT": "Einen Teil freigeben",
  "changes.LOWER_DEPOSIT.short": "Sie behalten nur, was Sie noch brauchen, etwa für die Nebenkosten.",
  "changes.LOWER_DEPOSIT.landlord":
    "Ihr Mieter erfährt davon und zahlt ab heute weniger. Für den Rest bekommen Sie eine neue Urkunde. Das lässt sich nicht zurücknehmen.",
  "changes.LOWER_DEPOSIT.instead": "Nur einen Teil freigeben und den Rest behalten",
  "changes.LOWER_DEPOSIT.amount": "So viel bleibt verbürgt",
  "changes.LOWER_DEPOSIT.amountHelp": "Jetzt sind es {amount}.",
  "changes.LOWER_DEPOSIT.claimed": "Sie haben {amount} gefordert; mindestens so viel muss bleiben.",
  "changes.LOWER_DEPOSIT.tooLow": "Mindestens {minAmount} müssen bleiben, denn so viel ist gefordert.",
  "changes.LOWER_DEPOSIT.restUntil": "Letzter Tag für den Rest",
  "changes.LOWER_DEPOSIT.restUntilHelp":
    "Spätestens am {date}. Ohne Tag bleibt der Rest, bis Sie ihn freigeben. Was Sie bis dahin gefordert haben, wird noch entschieden und gezahlt.",
  "changes.LOWER_DEPOSIT.ask": "Diesen Teil freigeben",
  "changes.LOWER_DEPOSIT.confirmTitle": "{amount} endgültig freigeben?",
  "changes.LOWER_DEPOSIT.confirm": "Dann bleiben {amount} verbürgt, bis Sie auch diesen Rest freigeben.",
  "changes.LOWER_DEPOSIT.confirmUntil": "Dann bleiben {amount} verbürgt, längstens bis {date}.",
  "changes.LOWER_DEPOSIT.says": "Teil freigegeben: {amount} bleiben verbürgt",
  "changes.LOWER_DEPOSIT.saysUntil": "Teil freigegeben: {amount} bleiben bis {date} verbürgt",

  "changes.HIGHER_DEPOSIT": "Höhere Bürgschaft",
  "changes.HIGHER_DEPOSIT.short": "Ihr Vermieter möchte mehr Sicherheit, etwa weil die Miete gestiegen ist.",
  "changes.HIGHER_DEPOSIT.tenant":
    "Wir prüfen sofort, ob wir die Summe verbürgen können. Dann stimmt Ihr Vermieter zu, Sie bekommen den Nachtrag per E-Mail und unterschreiben ihn. Der Beitrag steigt mit der Summe; Sie sehen ihn, bevor Sie unterschreiben. Ihre Unterschrift können Sie {days} Tage lang zurücknehmen, danach gilt die höhere Summe.",
  "changes.HIGHER_DEPOSIT.tenants":
    "Wir prüfen sofort, ob wir die Summe verbürgen können. Dann stimmt Ihr Vermieter zu, und Sie alle unterschreiben den Nachtrag: Sie hier, die anderen über einen Link in einer E-Mail. Der Beitrag steigt mit der Summe; Sie sehen ihn, bevor Sie unterschreiben. Jeder kann seine Unterschrift {days} Tage lang zurücknehmen, danach gilt die höhere Summe, und Sie haften gemeinsam dafür.",
  "changes.HIGHER_DEPOSIT.amount": "So viel soll verbürgt sein",
  "changes.HIGHER_DEPOSIT.tooLow": "Es muss mehr sein als jetzt: mindestens {minAmount}.",
  "changes.HIGHER_DEPOSIT.onlyIfOther": "Nur wenn Sie uns etwas anderes angegeben haben.",
  "changes.HIGHER_DEPOSIT.incomeOfAll": "Bruttoeinkommen aller Mieter zusammen im Jahr",
  "changes.HIGHER_DEPOSIT.says": "Höhere Bürgschaft: {amount}",
  "changes.HIGHER_DEPOSIT.sign.YEARLY":
    "Ihr Vermieter stimmt zu. Den Nachtrag und die Unterlagen haben Sie per E-Mail. Ihre Unterschrift können Sie hier {days} Tage lang ohne Begründung zurücknehmen; danach gilt die höhere Summe, und Sie zahlen {premium} im Jahr.",
  "changes.HIGHER_DEPOSIT.sign.MONTHLY":
    "Ihr Vermieter stimmt zu. Den Nachtrag und die Unterlagen haben Sie per E-Mail. Ihre Unterschrift können Sie hier {days} Tage lang ohne Begründung zurücknehmen; danach gilt die höhere Summe, und Sie zahlen {premium} im Monat.",
  "changes.sign": "Zahlungspflichtig unterschreiben",
  "changes.documentsComing":
    "Die Unterlagen sind per E-Mail zu Ihnen unterwegs. Bitte lesen Sie sie erst, dann können Sie unterschreiben.",

  "changes.PAYMENT_PERIOD": "Jährlich oder monatlich zahlen",
  "changes.PAYMENT_PERIOD.short": "Ab der nächsten Zahlung.",
  "changes.PAYMENT_PERIOD.YEARLY.offer": "Ab dem {date} zahlen Sie {amount} im Jahr statt {before} im Monat.",
  "changes.PAYMENT_PERIOD.YEARLY.ask": "Jährlich zahlen",
  "changes.PAYMENT_PERIOD.YEARLY.says": "Jährlich zahlen",
  "changes.PAYMENT_PERIOD.MONTHLY.offer": "Ab dem {date} zahlen Sie {amount} im Monat statt {before} im Jahr.",
  "changes.PAYMENT_PERIOD.MONTHLY.ask": "Monatlich zahlen",
  "changes.PAYMENT_PERIOD.MONTHLY.says": "Monatlich zahlen",

  "changes.END": "Mietbürgschaft verlängern",
  "changes.END.short": "Sie bleiben länger als vereinbart.",
  "changes.END.tenant":
    "Ihr Vermieter bekommt eine E-Mail und stimmt zu. Der Beitrag bleibt gleich; die neuen Tage kosten so viel wie alle anderen.",
  "changes.END.insuranceEnd": "Neuer letzter Tag",
  "changes.END.insuranceEndHelp": "Bisher ist es der {date}. Ohne Tag ist die Mietbürgschaft unbefristet.",
  "changes.END.says": "Verlängert bis {date}",
  "changes.END.saysOpen": "Verlängert ohne Ende",

  "changes.START": "Anderer Beginn",
  "changes.START.short": "Das Mietverhältnis beginnt früher oder später.",
  "changes.START.tenant": "Ihr Vermieter bekommt eine E-Mail und stimmt zu. Der erste Beitrag verschiebt sich mit.",
  "changes.START.landlord": "Ihr Mieter bekommt eine E-Mail und stimmt zu. Sie bekommen eine neue Urkunde.",
  "changes.START.insuranceStart": "Neuer erster Tag",
  "changes.START.insuranceStartHelp": "Bisher ist es der {date}.",
  "changes.START.says": "Beginn am {date}",

  "changes.HOME": "Adresse berichtigen",
  "changes.HOME.short": "Hausnummer oder Tür stimmen nicht.",
  "changes.HOME.tenant": "Ihr Vermieter bekommt eine E-Mail und stimmt zu. Bisher steht im Vertrag: {home}",
  "changes.HOME.landlord":
    "Ihr Mieter bekommt eine E-Mail und stimmt zu. Sie bekommen eine neue Urkunde. Bisher steht dort: {home}",
  "changes.HOME.says": "Berichtigte Adresse: Nummer {number}, ohne Tür",
  "changes.HOME.saysDoor": "Berichtigte Adresse: Nummer {number}, {door}",

  "changes.CO_TENANTS": "Ein Mitmieter kommt oder geht",
  "changes.CO_TENANTS.short": "Jemand zieht ein oder aus oder tritt an die Stelle eines anderen.",
  "changes.CO_TENANTS.tenant":
    "Alle Mieter und danach Ihr Vermieter bekommen eine E-Mail und stimmen zu. Wer dazukommt, unterschreibt, kann die Unterschrift {days} Tage lang zurücknehmen und haftet dann mit Ihnen für das, was wir ab diesem Tag an Ihren Vermieter zahlen. Wer geht, ist ab diesem Tag aus der Haftung entlassen. Ihr Beitrag bleibt gleich. Solange eine Forderung offen oder eine Auszahlung nicht zurückgezahlt ist, geht es nicht.",
  "changes.CO_TENANTS.landlord":
    "Alle Mieter bekommen eine E-Mail und stimmen zu; Sie stimmen mit Ihrer Anfrage zu. Wer nachfolgt, unterschreibt und kann die Unterschrift {days} Tage lang zurücknehmen. Wer geht, ist ab diesem Tag aus der Haftung entlassen. Ihre Absicherung bleibt dieselbe. Solange eine Forderung offen oder eine Auszahlung nicht zurückgezahlt ist, geht es nicht.",
  "changes.CO_TENANTS.leaves": "Wer geht?",
  "changes.CO_TENANTS.nobody": "Niemand",
  "changes.CO_TENANTS.joins": "Kommt jemand dazu?",
  "changes.CO_TENANTS.full":
    "Zurzeit kann niemand dazukommen: Mehr Mieter als jetzt können nicht zusammen unterschreiben.",
  "changes.CO_TENANTS.replaces": "Folgt jemand nach? Wenn nicht, lassen Sie das leer.",
  "changes.CO_TENANTS.whoLeaves": "Bitte sagen Sie, wer geht.",
  "changes.CO_TENANTS.neither": "Bitte sagen Sie, wer kommt oder geht.",
  "changes.CO_TENANTS.says": "{joins} kommt als Mieter dazu",
  "changes.CO_TENANTS.saysLeaves": "{leaves} scheidet als Mieter aus",
  "changes.CO_TENANTS.saysBoth": "{joins} tritt an die Stelle von {leaves}",

  "changes.waitsFor.you": "Antworten können Sie bis zum {date}.",
  "changes.waitsFor.TENANT": "Ihr Mieter kann bis zum {date} zustimmen.",
  "changes.waitsFor.LANDLORD": "Ihr Vermieter kann bis zum {date} zustimmen.",
  "changes.waitsFor.NEW_LANDLORD": "{name} kann bis zum {date} per E-Mail zustimmen.",
  "changes.waitsFor.NEW_MAILBOX": "Bitte folgen Sie bis zum {date} dem Link in Ihrem neuen Postfach.",
  "changes.waitsFor.CO_TENANTS": "Die anderen Mieter können bis zum {date} per E-Mail zustimmen.",
  "changes.waitsFor.signers": "Die anderen Mieter können bis zum {date} per E-Mail unterschreiben.",
  "changes.waitsFor.NEW_TENANT": "{name} kann bis zum {date} per E-Mail unterschreiben.",
  "changes.waitsFor.STAFF": "Wir prüfen das bis zum {date}.",
  "changes.appliesFrom": "Zugestimmt. Es gilt ab dem {date}.",
  "changes.mayObject": "Stimmt das nicht, können Sie widersprechen.",

  "changes.former": "Sie sind hier nicht mehr der Vermieter",
  "changes.formerText":
    "Seit dem {date} sichert die Mietbürgschaft von {tenant} einen neuen Vermieter ab. Was Sie vorher gemeldet haben, bleibt Ihre Forderung: Wir entscheiden sie mit Ihnen und zahlen an Sie.",

  "amendment.title": "Änderung eines Vertrags",
  "amendment.NEW_LANDLORD.title": "Sind Sie der neue Vermieter?",
  "amendment.NEW_LANDLORD.lead":
    "{tenant} {hat|haben} statt einer Barkaution eine Mietbürgschaft gestellt. Stimmen Sie zu, sichert sie künftig Sie ab, kostenlos für Sie.",
  "amendment.NEW_LANDLORD.claims":
    "Forderungen, die der bisherige Vermieter gemeldet hat, bleiben bei ihm und mindern, was für Sie übrig ist.",
  "amendment.NEW_LANDLORD.yes": "Ja, ich stimme zu",
  "amendment.NEW_LANDLORD.no": "Nein, das stimmt nicht",
  "amendment.NEW_LANDLORD.done": "Die Bürgschaft sichert jetzt Sie ab",
  "amendment.NEW_LANDLORD.doneText": "Die Urkunde und Ihren persönlichen Link haben wir Ihnen per E-Mail geschickt.",
  "amendment.NEW_LANDLORD.agreed": "Danke, Sie haben zugestimmt",
  "amendment.NEW_LANDLORD.agreedText":
    "Der bisherige Vermieter kann noch widersprechen. Ab dem {date} sichert die Bürgschaft Sie ab; dann bekommen Sie die Urkunde.",
  "amendment.oldLandlord": "Bisheriger Vermieter",
  "amendment.you": "Neuer Vermieter",
  "amendment.TENANT_EMAIL.title": "Bestätigen Sie Ihre neue E-Mail-Adresse",
  "amendment.TENANT_EMAIL.lead": "Ab jetzt schreiben wir Ihnen an {email}, und damit melden Sie sich an.",
  "amendment.TENANT_EMAIL.yes": "Adresse bestätigen",
  "amendment.TENANT_EMAIL.no": "Nicht ändern",
  "amendment.TENANT_EMAIL.done": "Ihre neue Adresse ist bestätigt",
  "amendment.TENANT_EMAIL.doneText": "Wir schreiben Ihnen ab jetzt dorthin. Bitte melden Sie sich damit an.",
  "amendment.LANDLORD_EMAIL.title": "Bestätigen Sie Ihre neue E-Mail-Adresse",
  "amendment.LANDLORD_EMAIL.lead": "Dann schreiben wir Ihnen zur Mietbürgschaft von {tenant} an {email}.",
  "amendment.LANDLORD_EMAIL.yes": "Adresse bestätigen",
  "amendment.LANDLORD_EMAIL.no": "Nicht ändern",
  "amendment.LANDLORD_EMAIL.done": "Ihre neue Adresse ist bestätigt",
  "amendment.LANDLORD_EMAIL.doneText": "Ihren neuen persönlichen Link haben Sie per E-Mail.",
  "amendment.LANDLORD_EMAIL.agreed": "Ihre neue Adresse ist bestätigt",
  "amendment.LANDLORD_EMAIL.agreedText":
    "Ab dem {date} schreiben wir Ihnen dorthin; dann bekommen Sie auch Ihren neuen persönlichen Link. Bis dahin lässt es sich von der alten Adresse aus zurücknehmen.",
  "amendment.CO_TENANTS.title": "Stimmen Sie der Änderung der Mieter zu?",
  "amendment.CO_TENANTS.lead":
    "Dafür müssen alle Mieter und der Vermieter zustimmen. Wer ausscheidet, schuldet nichts für das, was wir von diesem Tag an an den Vermieter zahlen; wer bleibt und wer dazukommt, schuldet es dann gemeinsam.",
  "amendment.CO_TENANTS.yes": "Ich stimme zu",
  "amendment.CO_TENANTS.no": "Ich stimme nicht zu",
  "amendment.CO_TENANTS.done": "Die Mieter sind geändert",
  "amendment.CO_TENANTS.doneText": "Alle Beteiligten haben eine E-Mail von uns.",
  "amendment.CO_TENANTS.agreed": "Danke, wir haben Ihre Antwort",
  "amendment.CO_TENANTS.agreedText": "Wir schreiben Ihnen, sobald alle geantwortet haben.",
  "amendment.CO_TENANTS.change": "Änderung",
  "amendment.HIGHER_DEPOSIT.title": "Unterschreiben Sie die höhere Mietbürgschaft?",
  "amendment.HIGHER_DEPOSIT.lead":
    "Der Vermieter und der erste Mieter sind einverstanden. Den Nachtrag und alle Unterlagen haben Sie per E-Mail: Bitte lesen Sie sie zuerst. Zahlen wir auf eine Forderung des Vermieters, schulden uns alle Mieter die Summe gemeinsam. Ihre Unterschrift können Sie hier {days} Tage lang zurücknehmen.",
  "amendment.HIGHER_DEPOSIT.now": "Bisher",
  "amendment.HIGHER_DEPOSIT.yes": "Zahlungspflichtig unterschreiben",
  "amendment.HIGHER_DEPOSIT.no": "Ich möchte nicht unterschreiben",
  "amendment.HIGHER_DEPOSIT.done": "Die Mietbürgschaft ist jetzt höher",
  "amendment.HIGHER_DEPOSIT.doneText": "Alle Beteiligten haben eine E-Mail von uns.",
  "amendment.HIGHER_DEPOSIT.waits": "Sie haben unterschrieben",
  "amendment.HIGHER_DEPOSIT.waitsText":
    "Jetzt müssen noch die anderen Mieter unterschreiben. Dann schreiben wir Ihnen.",
  "amendment.HIGHER_DEPOSIT.agreed": "Sie haben unterschrieben",
  "amendment.HIGHER_DEPOSIT.agreedText": "Alle haben unterschrieben. Ab dem {date} gilt die höhere Summe.",
  "amendment.join.title": "Treten Sie der Bürgschaft für Ihre Wohnung bei",
  "amendment.join.lead":
    "Sie unterschreiben den Vertrag, den die anderen Mieter haben. Den Nachtrag und alle Unterlagen haben Sie per E-Mail: Bitte lesen Sie sie zuerst. Ihre Unterschrift können Sie hier {days} Tage lang zurücknehmen.",
  "amendment.join.liable":
    "Zahlt {insurer} nach meinem Eintritt auf eine berechtigte Forderung unseres Vermieters, hafte ich gemeinsam mit {others} für die ganze Summe. {insurer} kann sie ganz von jedem von uns verlangen.",
  "amendment.join.yes": "Zahlungspflichtig unterschreiben",
  "amendment.join.no": "Ich möchte nicht unterschreiben",
  "amendment.join.waits": "Sie haben unterschrieben",
  "amendment.join.waitsText": "Jetzt muss noch der Vermieter zustimmen. Dann schreiben wir Ihnen.",
  "amendment.join.agreed": "Sie haben unterschrieben",
  "amendment.join.agreedText": "Alle haben zugestimmt. Ab dem {date} gehören Sie zum Vertrag.",
  "amendment.join.takeBack": "Unterschrift zurücknehmen",
  "amendment.refused": "Es bleibt alles, wie es ist",
  "amendment.refusedText": "Wer angefragt hat, weiß Bescheid.",
  "amendment.over": "Das hat sich erledigt",
  "amendment.overText":
    "Die Anfrage wurde zurückgenommen, oder niemand hat rechtzeitig geantwortet. Sie müssen nichts tun.",
};
