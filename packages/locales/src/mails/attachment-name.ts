const german: Record<string, string> = {
  contract: "Vertrag",
  "terms-of-use": "Nutzungsbedingungen",
  sample: "Muster-Bürgschaftsurkunde",
  "privacy-policy": "Datenschutzhinweise",
  "terms-and-condition": "Vertragsbestimmungen",
  "first-info": "Erstinformation",
  "product-info": "Produktinformationsblatt",
  avb: "Allgemeine-Bedingungen",
  certificate: "Bürgschaftsurkunde",
  withdrawal: "Widerrufsbestätigung",
  release: "Freigabe",
};

const english: Record<string, string> = { avb: "general-conditions" };

/** The file name of a policy document in the reader's language, without extension. */
export function attachmentName(kind: string, language: "de" | "en", country: "de" | "at" = "de"): string {
  if (language === "de" && country === "at" && kind === "withdrawal") return "Rücktrittsbestätigung";
  return (language === "de" ? german : english)[kind] ?? kind;
}
