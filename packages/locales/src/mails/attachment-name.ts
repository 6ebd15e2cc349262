const german: Record<string, string> = {
  contract: "Vertrag",
  "terms-of-use": "Nutzungsbedingungen",
  sample: "Muster-Bürgschaftsurkunde",
  "privacy-policy": "Datenschutzhinweise",
  "terms-and-condition": "Vertragsbestimmungen",
  "first-info": "Erstinformation",
  "product-info": "Produktinformationsblatt",
  "withdrawal-instruction": "Widerrufsbelehrung",
  "contract-info": "Informationen-zum-Vertrag",
  avb: "Allgemeine-Bedingungen",
  certificate: "Bürgschaftsurkunde",
  withdrawal: "Widerrufsbestätigung",
  release: "Freigabe",
};

const austrian: Record<string, string> = {
  "withdrawal-instruction": "Rücktrittsbelehrung",
  withdrawal: "Rücktrittsbestätigung",
};

const english: Record<string, string> = { avb: "general-conditions" };

/** The file name of a policy document in the reader's language, without extension. */
export function attachmentName(kind: string, language: "de" | "en", country: "de" | "at" = "de"): string {
  if (language === "en") return english[kind] ?? kind;
  return (country === "at" ? austrian[kind] : undefined) ?? german[kind] ?? kind;
}
