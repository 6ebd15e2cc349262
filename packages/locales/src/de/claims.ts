import type { claims as en } from "../en/claims.ts";

export const claims: Record<keyof typeof en, string> = {
  "claims.title": "Forderungen",
  "claims.landlordLead":
    "Bleibt Miete offen oder etwas beschädigt, können Sie hier bis zu {amount} fordern. Der Mieter erfährt es per E-Mail und kann vier Wochen lang widersprechen.",
  "claims.used": "Die ganze Bürgschaft ist schon gefordert.",
  "claims.open": "Forderung melden",
  "claims.amount": "Betrag",
  "claims.amountHelp": "Höchstens {amount}.",
  "claims.description": "Wofür?",
  "claims.descriptionHelp": "Wir geben das wörtlich an Ihren Mieter weiter. Heben Sie Rechnungen und Fotos bitte auf.",
  "claims.report": "Forderung melden",
  "claims.reported": "Ihre Forderung ist gemeldet",
  "claims.reportedText":
    "Der Mieter erfährt es per E-Mail und kann bis zum {date} widersprechen. Sie müssen jetzt nichts tun.",
  "claims.of": "{amount}, gemeldet am {date}",
  "claims.objectUntil": "Sie können bis zum {date} widersprechen. Vorher entscheiden wir nichts.",
  "claims.landlordWaits": "Der Mieter kann bis zum {date} widersprechen.",
  "claims.notObjected": "Bis zum {date} wurde nicht widersprochen.",
  "claims.object": "Widersprechen",
  "claims.objection": "Warum sind Sie nicht einverstanden?",
  "claims.objectionHelp": "Wir geben das wörtlich an Ihren Vermieter weiter.",
  "claims.sendObjection": "Widerspruch senden",
  "claims.objected": "Widersprochen am {date}:",
  "claims.underReview": "Jemand aus unserem Team sieht sich beides an und meldet sich bei Ihnen.",
};
