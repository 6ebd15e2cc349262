/** The server says which part is wrong (docs/decisions.md). The general text of ADDRESS_NOT_EXISTS is about the house number. */
export const addressWords = {
  street: { ADDRESS_NOT_EXISTS: "validation.street" },
  zip: { FIELD_INVALID: "validation.zip", ADDRESS_NOT_EXISTS: "validation.zipOfPlace" },
} as const;

export const addressParts = ["street", "streetNumber", "unitName", "zip", "city", "country"] as const;
export type AddressPart = (typeof addressParts)[number];
