/** What the sample mails about a contract have in common. */
export const contract = {
  contractNumber: "DE-7K4M-Q2XD",
  tenantName: "Erika Mustermann",
  landlordName: "Max Müller",
  fullAddress: "Torstraße 12, 10119 Berlin",
  depositCents: 150_000,
};
