/** What several of the sample mails have in common. */
export const contract = {
  contractNumber: "DE-7K4M-Q2XD",
  tenantName: "Erika Mustermann",
  landlordName: "Max Müller",
  fullAddress: "Torstraße 12, 10119 Berlin",
  depositCents: 150_000,
};

export const premium = { premiumCents: 7_050, paymentPeriod: "YEARLY" } as const;

export const applicant = { tenantName: "Erika Mustermann", fullAddress: "Torstraße 12, 10119 Berlin" };
