/** Premiums that stay unpaid after a reminder, at the desk. */
export const officeUnpaid = {
  "office.unpaid.PLANNED": "The tenant is reminded on {date}",
  "office.unpaid.SENT": "The tenant was reminded and has two weeks to pay",
  "office.unpaid.CASE": "Unpaid after the reminder",
  "office.unpaid.WAITING": "Unpaid after the reminder. Look again on {date}",
  "office.unpaid.TERMINATED": "Terminated. Cover ends after {date}, unless everything is paid by then",
  "office.unpaid.amount": "Unpaid",
  "office.unpaid.reminded": "Reminded of",
  "office.unpaid.until": "To be paid by",
  "office.unpaid.decide": "Decide what follows",
  "office.unpaid.outcome": "What follows?",
  "office.unpaid.outcome.WAIT": "Wait",
  "office.unpaid.outcome.INSTALMENTS": "Instalments",
  "office.unpaid.outcome.TERMINATE": "Terminate",
  "office.unpaid.means.WAIT": "Cover stays, and it comes back on that day if something is still unpaid.",
  "office.unpaid.means.INSTALMENTS":
    "What is unpaid is charged in equal parts, monthly from that day on. The tenant gets an email. Cover stays.",
  "office.unpaid.means.TERMINATE":
    "A second person must approve. Tenant and landlord are told at once, and cover ends a month later. If everything is paid by then, the contract goes on.",
  "office.unpaid.parts": "Number of parts",
  "office.unpaid.on.WAIT": "Look again on",
  "office.unpaid.on.INSTALMENTS": "First charge on",
  "office.unpaid.note": "Why?",
  "office.unpaid.save": "Decide",
  "office.unpaid.done": "Decided.",
  "office.todo.UNPAID": "Decide about the unpaid premium",
  "office.fourEyes.terminate-unpaid": "Terminate because of unpaid premiums",
};
