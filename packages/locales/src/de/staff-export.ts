import type { staffExport as en } from "../en/staff-export.ts";

export const staffExport: Record<keyof typeof en, string> = {
  "staff.export.go": "Als CSV herunterladen",
  "staff.export.number": "Antragsnummer",
  "staff.export.decidedBy": "Entschieden von",
  "staff.export.decidedAt": "Entschieden am",
  "staff.export.granted": "Anerkannt",
  "staff.export.paidOn": "Ausgezahlt am",
  "staff.export.period": "Zahlweise",
  "staff.export.period.YEARLY": "jährlich",
  "staff.export.period.MONTHLY": "monatlich",
  "staff.export.provider": "Nummer beim Zahlungsanbieter",
  "staff.export.answer": "Antwort",
  "staff.export.answeredBy": "Beantwortet von",
  "staff.export.answeredAt": "Beantwortet am",
  "staff.export.settledBy": "Erledigt von",
  "staff.export.settledAt": "Erledigt am",
  "staff.export.person": "Betroffene Person",
  "staff.export.partner": "Partner",
  "staff.export.partnerPerson": "Person beim Partner",
  "staff.export.webhook": "Webhook",
  "staff.export.list": "Liste",
};
