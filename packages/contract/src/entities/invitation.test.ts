import { expect, test } from "vitest";
import { invitationOffer } from "./invitation.ts";

const offer = {
  tenant: { email: "jana@example.com" },
  address: { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", country: "de" },
  coldRentAmount: 800,
  rentDepositAmount: 1500,
  insuranceStart: "2027-03-01",
  landlord: { email: "verwaltung@example.com", type: "property_manager" },
};
const read = (employeeEmailDomain: string) => invitationOffer.safeParse({ ...offer, employeeEmailDomain });

test.each([
  ["@Firma.example", "firma.example"],
  [" mail.firma.example ", "mail.firma.example"],
  ["mu\u0308ller.example", "müller.example"],
])("reads the mail domain '%s' as '%s'", (typed, domain) => expect(read(typed).data?.employeeEmailDomain).toBe(domain));

test.each([
  "a\0b.example",
  "\ud83d.example",
  "firma",
  "https://firma.example",
  "firma.example/mail",
  "*.firma.example",
])("refuses %j as a mail domain", (typed) =>
  expect(read(typed).error?.issues).toMatchObject([{ message: "FIELD_INVALID" }]),
);
