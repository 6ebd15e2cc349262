/** In the account: contracts that several tenants signed. */
export const together = {
  "together.with": "Signed together with {names}.",
  "together.payer": "{payer} pays the premiums. What we refund goes back to the same card or account.",
  "together.leaveForAll": "You do this for everyone who signed the contract: {names}. We email all of you at once.",
  "together.objectForAll": "You object for everyone who signed the contract, and can do so once. We email all of you.",
  "together.owe": "You all owe this together: {names}. Once one of you pays it, it’s paid for all.",
  "together.chooses":
    "{payer} can choose until {until} how to pay it back. Otherwise it’s all due on {date}, and we’ll email you.",
  "together.transfer": "You can transfer it",
  "together.holder": "To",
  "together.iban": "IBAN",
  "together.reference": "Reference",
} as const;
