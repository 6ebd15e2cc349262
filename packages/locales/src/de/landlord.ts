import type { landlord as en } from "../en/landlord.ts";

export const landlord: Record<keyof typeof en, string> = {
  "landlord.title": "Eine Bürgschaft anstelle der Barkaution",
  "landlord.lead": "{tenant} bietet Ihnen diese Sicherheit für die Wohnung {address} an.",
  "landlord.intro":
    "Sie kostet Sie nichts, und Sie brauchen kein Konto. Sehen Sie in Ruhe nach, was abgesichert ist und ab wann. Dann nehmen Sie an oder lehnen ab. Wir sagen Ihrem Mieter gleich Bescheid.",
  "landlord.greeting": "Guten Tag, {name}",
  "landlord.what": "Was abgesichert ist",
  "landlord.whatWas": "Worum es ging",
  "landlord.amount": "Bürgschaft bis",
  "landlord.tenant": "Mieter",
  "landlord.home": "Wohnung",
  "landlord.rent": "Nettokaltmiete",
  "landlord.rentValue": "{rent} im Monat",
  "landlord.from": "Beginn",
  "landlord.fromLater": "oder ab dem Tag, an dem Sie annehmen, falls er später liegt",
  "landlord.until": "Ende",
  "landlord.untilReleased": "wenn Sie sie freigeben",
  "landlord.signed": "Vom Mieter unterschrieben",
  "landlord.number": "Vertragsnummer",
  "landlord.guarantor": "Bürge",
  "landlord.by": "Vermittelt von",

  "landlord.certificate": "Bürgschaftsurkunde",

  "landlord.rules": "Die Regeln in einfachen Worten",
  "landlord.rule1":
    "{insurer} bürgt Ihnen für berechtigte Forderungen aus dem Mietverhältnis, etwa offene Miete oder Schäden, bis {amount}.",
  "landlord.rule2": "Sie zahlen nichts, weder jetzt noch später. Den Beitrag zahlt der Mieter.",
  "landlord.rule3": "Die Bürgschaft gilt ab ihrem Beginn, aber erst, wenn Sie sie angenommen haben.",
  "landlord.rule4": "Sie verwahren kein Geld für den Mieter: kein Kautionskonto, keine Zinsen.",
  "landlord.rule6":
    "Eine Forderung melden Sie über Ihren Link. Der Mieter kann vier Wochen lang widersprechen. Danach prüfen wir sie, zahlen, was berechtigt ist, und nennen Ihnen die Gründe.",
  "landlord.rule7": "Der Mieter kann innerhalb von {days} Tagen widerrufen.",
  "landlord.rule5": "Lehnen Sie ab, wird niemandem etwas abgebucht, und Sie sind an nichts gebunden.",

  "landlord.accept": "Annehmen",
  "landlord.accepting": "Ihre Antwort wird gespeichert",
  "landlord.decline": "Ablehnen",
  "landlord.acceptNote": "Sie nehmen damit diese Bürgschaft anstelle einer Barkaution an.",
  "landlord.cash": "Der Mieter hat schon eine Barkaution gezahlt",
  "landlord.cashAmount": "Der Mieter hat schon {amount} als Barkaution gezahlt",
  "landlord.cashText":
    "Die Bürgschaft tritt an ihre Stelle. Mit der Annahme verpflichten Sie sich daher, die Barkaution mit Zinsen zurückzuzahlen. Wir sagen Ihrem Mieter, bis wann.",
  "landlord.cashLimit":
    "Bargeld und Bürgschaft zusammen dürfen drei Nettokaltmieten nicht übersteigen, hier {limit} (§ 551 BGB).",
  "landlord.cashReturnOn": "Bis wann zahlen Sie die Barkaution zurück?",
  "landlord.cashReturnOnHelp": "Haben Sie sie schon zurückgezahlt, nennen Sie den Tag.",
  "landlord.returnsCash": "Ich bestätige, dass der Mieter die Barkaution bis zu diesem Tag zurückbekommt.",
  "landlord.cashBack": "Barkaution zurück bis",
  "landlord.declineTitle": "Die Bürgschaft ablehnen?",
  "landlord.declineText":
    "Der Vertrag von {tenant} endet damit, und es wird nichts abgebucht. Sie können gemeinsam eine andere Sicherheit vereinbaren. Hier können Sie die Ablehnung nicht zurücknehmen.",
  "landlord.reason": "Warum?",
  "landlord.reasonHelp": "Ihr Mieter bekommt Ihre Antwort Wort für Wort.",
  "landlord.declineConfirm": "Endgültig ablehnen",
  "landlord.keep": "Zurück",

  "landlord.readOnly": "Mit diesem Link können Sie nur lesen",
  "landlord.readOnlyText":
    "Zum Annehmen oder Ablehnen brauchen Sie Ihren persönlichen Link, damit niemand in Ihrem Namen antworten kann. Wir schicken ihn gern noch einmal an die Adresse, die uns für Sie genannt wurde.",
  "landlord.readOnlyReleaseText":
    "Um die Bürgschaft freizugeben oder eine Forderung zu melden, brauchen Sie Ihren persönlichen Link, damit das niemand in Ihrem Namen tun kann. Wir schicken ihn gern noch einmal an die Adresse, die uns für Sie genannt wurde.",
  "landlord.resend": "Meinen persönlichen Link zusenden",
  "landlord.resending": "Der Link wird gesendet",
  "landlord.resent": "Der Link ist unterwegs",
  "landlord.resentText": "Finden Sie in ein paar Minuten keine E-Mail, sehen Sie bitte im Spam-Ordner nach.",
  "landlord.resendFailedText": "Der Link ließ sich nicht senden. Bitte versuchen Sie es noch einmal.",
  "landlord.resendLater": "Wir haben ihn gerade erst gesendet",
  "landlord.resendLaterText":
    "Bitte sehen Sie im Postfach und im Spam-Ordner nach, oder versuchen Sie es später noch einmal.",

  "landlord.conflict": "Inzwischen hat sich etwas geändert",
  "landlord.conflictText": "Wir konnten Ihre Antwort nicht mehr annehmen. So steht es jetzt.",
  "landlord.offlineText": "Wir konnten unseren Server nicht erreichen. Bitte versuchen Sie es noch einmal.",
  "landlord.failed": "Das hat nicht geklappt",
  "landlord.failedText": "Ihre Antwort wurde nicht gespeichert. Bitte versuchen Sie es noch einmal.",

  "landlord.status.SIGNED": "Die Antwort des Vermieters steht noch aus",
  "landlord.status.SIGNED.text": "Der Mieter hat am {signed} unterschrieben.",
  "landlord.status.ACCEPTED": "Angenommen. Vielen Dank!",
  "landlord.status.ACCEPTED.text":
    "Angenommen am {answered}. Die Bürgschaft gilt ab {start}. Sie müssen nichts weiter tun; bitte bewahren Sie die E-Mail mit Ihrem Link auf.",
  "landlord.status.cash.text":
    "Angenommen am {answered}. Bitte zahlen Sie die Barkaution bis zum {cash} zurück, und bewahren Sie die E-Mail mit Ihrem Link auf.",
  "landlord.status.ACTIVE": "Die Bürgschaft gilt",
  "landlord.status.ACTIVE.text": "Sie gilt seit {start}. Sie müssen nichts tun.",
  "landlord.status.PAST_DUE": "Die Bürgschaft gilt",
  "landlord.status.PAST_DUE.text": "Sie gilt seit {start}. Sie müssen nichts tun.",
  "landlord.status.CANCELLATION_REQUESTED": "Der Mieter möchte die Bürgschaft beenden",
  "landlord.status.CANCELLATION_REQUESTED.text": "Die Bürgschaft gilt, bis Sie sie freigeben.",
  "landlord.status.ENDED": "Die Bürgschaft ist beendet",
  "landlord.status.ENDED.text": "Was danach entsteht, sichert sie nicht mehr ab.",
  "landlord.status.DECLINED": "Abgelehnt",
  "landlord.status.DECLINED.text":
    "Die Bürgschaft wurde am {answered} abgelehnt. Abgebucht wurde nichts, und der Mieter weiß Bescheid.",
  "landlord.status.UNANSWERED": "Die Zeit für Ihre Antwort ist vorbei",
  "landlord.status.UNANSWERED.text":
    "Der Vertrag ist beendet, und abgebucht wurde nichts. Möchten Sie die Bürgschaft doch annehmen? Dann sagen Sie {tenant} Bescheid: Ein neuer Antrag dauert nur eine Minute, und Sie bekommen einen neuen Link.",
  "landlord.status.WITHDRAWN": "Der Mieter hat widerrufen",
  "landlord.status.WITHDRAWN.text":
    "Widerrufen am {withdrawn}. Von diesem Tag an sichert die Bürgschaft nichts mehr ab.",

  "landlord.line": "So steht es",
  "landlord.event.SIGNED": "{tenant} hat unterschrieben",
  "landlord.event.LANDLORD_ANSWER": "Ihre Antwort",
  "landlord.detail.LANDLORD_ANSWER": "Sie nehmen an oder lehnen ab. Vorher gilt nichts.",
  "landlord.detail.LANDLORD_ANSWER_UNTIL":
    "Spätestens an diesem Tag nehmen Sie an oder lehnen ab. Ohne Antwort endet der Vertrag.",
  "landlord.event.ACCEPTED": "Sie haben angenommen",
  "landlord.event.CASH_RETURN": "Sie zahlen die Barkaution zurück",
  "landlord.detail.CASH_RETURN": "Spätestens an diesem Tag, wie Sie beim Annehmen bestätigt haben.",
  "landlord.event.DECLINED": "Sie haben abgelehnt",
  "landlord.event.UNANSWERED": "Keine Antwort von Ihnen",
  "landlord.event.COVER": "Die Bürgschaft beginnt",
  "landlord.event.COVER_BEGUN": "Die Bürgschaft hat begonnen",
  "landlord.event.CLAIM_REPORTED": "Sie haben eine Forderung gemeldet",
  "landlord.event.CLAIM_OBJECTED": "{tenant} hat widersprochen",
  "landlord.event.CLAIM_ACCEPTED": "Wir haben Ihre Forderung anerkannt",
  "landlord.event.CLAIM_REFUSED": "Wir haben Ihre Forderung nicht anerkannt",
  "landlord.event.CLAIM_OBJECTION": "{tenant} kann Ihrer Forderung widersprechen",
  "landlord.event.CLAIM_PAYOUT": "Wir zahlen Ihnen aus, was wir anerkannt haben",
  "landlord.detail.CLAIM_PAYOUT": "Dafür brauchen wir Ihr Konto. Wohin Sie es uns schreiben, steht in unserer E-Mail.",
  "landlord.event.CLAIM_PAID": "Wir haben Ihnen das Geld überwiesen",
  "landlord.event.CLAIM_DECISION": "Wir entscheiden über Ihre Forderung",
  "landlord.detail.CLAIM_DECISION": "Jemand aus unserem Team prüft, was Sie beide sagen, und schreibt Ihnen.",
  "landlord.event.CANCELLATION_REQUESTED": "{tenant} hat gekündigt",
  "landlord.event.STAYED": "{tenant} hat die Kündigung zurückgenommen",
  "landlord.event.MOVING_OUT_CONFIRMED": "Wir haben den Auszug bestätigt: {tenant}",
  "landlord.event.RELEASE": "Ihre Freigabe",
  "landlord.detail.RELEASE": "Bis dahin gilt die Bürgschaft weiter.",
  "landlord.event.END": "Die Bürgschaft endet",
  "landlord.event.ENDED": "Die Bürgschaft ist beendet",
  "landlord.event.WITHDRAWN": "{tenant} hat widerrufen",

  "landlord.support": "Fragen? Schreiben Sie an",
  "landlord.loading": "Die Bürgschaft wird geladen",
};
