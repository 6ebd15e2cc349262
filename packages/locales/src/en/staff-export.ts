/** Headings of the desk's CSV files that no page has. */
export const staffExport = {
  "staff.export.go": "Download as CSV",
  "staff.export.number": "Application number",
  "staff.export.decidedBy": "Decided by",
  "staff.export.decidedAt": "Decided at",
  "staff.export.granted": "Granted",
  "staff.export.paidOn": "Paid on",
  "staff.export.period": "Payment",
  "staff.export.period.YEARLY": "yearly",
  "staff.export.period.MONTHLY": "monthly",
  "staff.export.provider": "Provider’s number",
  "staff.export.answer": "Answer",
  "staff.export.answeredBy": "Answered by",
  "staff.export.answeredAt": "Answered at",
  "staff.export.settledBy": "Settled by",
  "staff.export.settledAt": "Settled at",
  "staff.export.person": "Colleague",
};
