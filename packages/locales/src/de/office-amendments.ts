import type { officeAmendments as en } from "../en/office-amendments.ts";

export const officeAmendments: Record<keyof typeof en, string> = {
  "office.amendments": "Änderungen",
  "office.amendments.none": "Niemand hat eine Änderung angefragt.",
  "office.amendment.ask": "Vertrag ändern",
  "office.amendment.what": "Was wird anders?",
  "office.amendment.note": "Wer hat geschrieben oder angerufen, und wann?",
  "office.amendment.done": "Angefragt. Wer zustimmen muss, bekommt eine E-Mail.",
  "office.amendment.follows.NEW_LANDLORD":
    "Der neue Vermieter bekommt eine E-Mail und stimmt zu. Mieter und bisheriger Vermieter erfahren es. Forderungen bis dahin bleiben beim bisherigen.",
  "office.amendment.follows.TENANT_NAME":
    "Das gilt sofort. Der Mieter bekommt den Nachtrag und beide Seiten eine neue Urkunde, wenn sich der Name ändert. Bitte sehen Sie sich vorher einen Nachweis an.",
  "office.amendment.follows.LANDLORD_CONTACT":
    "Das gilt sofort. Mieter und Vermieter erfahren es und bekommen eine neue Urkunde. Bitte vergewissern Sie sich, dass es noch derselbe Vermieter ist.",
  "office.amendment.follows.LOWER_DEPOSIT":
    "Der Vermieter bekommt eine E-Mail und stimmt zu. Dann zahlt der Mieter weniger und erfährt es.",
  "office.amendment.follows.both":
    "Mieter und Vermieter bekommen eine E-Mail, einer nach dem anderen, und stimmen zu. Dann erfahren es beide.",
  "office.amendment.follows.HIGHER_DEPOSIT":
    "Zuerst kommt die Risikoprüfung. Dann bekommt der Vermieter eine E-Mail und stimmt zu, und der Mieter bekommt die Unterlagen und unterschreibt. Es gilt, sobald er die Unterschrift nicht mehr zurücknehmen kann.",
  "office.amendment.follows.YEARLY":
    "Der Mieter bekommt eine E-Mail und stimmt zu. Vom nächsten Beitrag an wird jährlich gezahlt.",
  "office.amendment.follows.MONTHLY":
    "Der Mieter bekommt eine E-Mail und stimmt zu. Vom nächsten Beitrag an wird monatlich gezahlt.",
  "office.amendment.onlyIfOther": "Nur, wenn es seit der Unterschrift anders ist.",
  "office.amendment.follows.CO_TENANTS":
    "Alle Mieter, wer dazukommt und der Vermieter bekommen nacheinander eine E-Mail und stimmen zu. Wer dazukommt, unterschreibt und kann die Unterschrift 14 Tage lang zurücknehmen.",
  "office.amendment.landlordName": "Name des Vermieters",
  "office.amendment.landlordAddress": "Anschrift des Vermieters",
  "office.amendment.endHelp": "Ohne Tag ist die Mietbürgschaft unbefristet.",
  "office.amendment.proof": "Nachweis",
  "office.amendment.agreeTitle": "Dieser Änderung zustimmen?",
  "office.amendment.takeBackTitle": "Diese Änderung zurücknehmen?",
  "office.amendment.askedBy.TENANT": "Angefragt vom Mieter, {time}",
  "office.amendment.askedBy.LANDLORD": "Angefragt vom Vermieter, {time}",
  "office.amendment.askedBy.PARTNER": "Angefragt von {name} für den Vermieter, {time}",
  "office.amendment.askedBy.STAFF": "Bei uns angefragt von {name}, {time}",
  "office.amendment.waits": "Zustimmen bis {date}: {who}",
  "office.amendment.party.TENANT": "der Mieter",
  "office.amendment.party.LANDLORD": "der Vermieter",
  "office.amendment.party.NEW_LANDLORD": "der neue Vermieter",
  "office.amendment.party.NEW_MAILBOX": "wer das neue Postfach liest",
  "office.amendment.party.CO_TENANTS": "die anderen Mieter",
  "office.amendment.party.NEW_TENANT": "der neue Mieter",
  "office.amendment.party.STAFF": "wir",
  "office.amendment.rent": "Miete {rent} im Monat, Bruttoeinkommen {income} im Jahr.",
  "office.amendment.outcome.QUOTE": "Die Regeln nehmen es an.",
  "office.amendment.outcome.PROOF": "Die Regeln verlangen einen Nachweis des Einkommens.",
  "office.amendment.outcome.MANUAL_REVIEW": "Die Regeln überlassen es uns.",
  "office.amendment.outcome.REFUSED": "Die Regeln lehnen es ab.",
  "office.amendment.AGREED": "Zugestimmt. Es gilt ab dem {date}.",
  "office.amendment.IN_FORCE": "In Kraft seit dem {date}.",
  "office.amendment.REFUSED": "Abgelehnt, {time}.",
  "office.amendment.TAKEN_BACK": "Zurückgenommen, {time}.",
  "office.amendment.EXPIRED": "Verfallen, {time}.",
  "office.terms": "Fassungen",
  "office.terms.number": "Nr. {number}, ab {date}",
  "office.terms.open": "unbefristet",
  "office.todo.AMENDMENT": "Einer Änderung des Vertrags zustimmen",
  "office.timeline.AMENDMENT": "Änderung angefragt",
  "office.timeline.AMENDMENT_DECISION.IN_FORCE": "Änderung in Kraft",
  "office.timeline.AMENDMENT_DECISION.REFUSED": "Änderung abgelehnt",
  "office.timeline.AMENDMENT_DECISION.TAKEN_BACK": "Änderung zurückgenommen",
  "office.timeline.AMENDMENT_DECISION.EXPIRED": "Änderung verfallen",
};
