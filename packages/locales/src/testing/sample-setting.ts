import type { MailSender } from "../mails.ts";

export const sampleSetting: MailSender = {
  privacyUrl: "https://example.com/de/legal/privacy#landlords",
  language: "de",
  country: "de",
  brandName: "Kautia",
  supportEmail: "hilfe@example.com",
  arbitration: "Schlichtungsstelle, Postfach 1, 10115 Berlin. Wir nehmen teil.",
  operator: { name: "Kautia Vermittlung GmbH", address: "Beispielweg 1, 10115 Berlin", phone: "+49 30 23125 002" },
  promisedWorkingDays: 1,
  isTrial: false,
  insurer: {
    name: "Bürgende AG",
    address: "Beispielallee 2, 10115 Berlin",
    phone: "+49 30 23125 001",
    register: "HRB 1",
    state: "Deutschland",
    representatives: "Bea Bürge",
    supervisor: "BaFin",
    isSample: false,
    claimsAfterEndDays: 183,
    mayEndUnpaid: false,
  },
};
