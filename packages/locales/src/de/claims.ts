import type { claims as en } from "../en/claims.ts";

export const claims: Record<keyof typeof en, string> = {
  "claims.title": "Forderungen",
  "claims.landlordLead":
    "Bleibt Miete offen oder etwas beschädigt, können Sie hier bis zu {amount} fordern. Der Mieter erfährt es per E-Mail und kann vier Wochen lang widersprechen.",
  "claims.used": "Die ganze Bürgschaft ist schon gefordert.",
  "claims.open": "Forderung melden",
  "claims.amount": "Betrag",
  "claims.description": "Wofür?",
  "claims.descriptionHelp": "Zum Beispiel ‚Miete für März‘. Ihr Mieter liest es wörtlich.",
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
  "claims.item": "Posten {number}",
  "claims.addItem": "Posten hinzufügen",
  "claims.removeItem": "Entfernen",
  "claims.sum": "Zusammen {sum}, höchstens {most}.",
  "claims.granted": "{granted} von {amount}",
  "claims.decided": "Entschieden am {date}:",
  "claims.outcome.ACCEPTED": "Ganz anerkannt: {amount} gehen an den Vermieter.",
  "claims.outcome.PARTLY": "Zum Teil anerkannt: {amount} gehen an den Vermieter.",
  "claims.outcome.REFUSED": "Nicht anerkannt. Ausgezahlt wird nichts.",
  "claims.files": "Belege",
  "claims.fileBy.landlord": "vom Vermieter",
  "claims.fileBy.tenant": "vom Mieter",
  "claims.addFiles": "Rechnungen und Fotos",
  "claims.addFilesHelp.landlord":
    "Sie helfen uns zu entscheiden. Ihr Mieter kann sie ansehen. Höchstens {count} Dateien.",
  "claims.addFilesHelp.tenant":
    "Sie helfen uns zu entscheiden. Ihr Vermieter kann sie ansehen. Höchstens {count} Dateien.",
};
