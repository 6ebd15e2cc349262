import { type Letter, link } from "./letter.ts";

const words = {
  de: {
    label: "Woher wir Ihre Daten haben und welche Rechte Sie haben",
    why: (tenant: string, brand: string) =>
      `${tenant} hat ${brand} Ihre Adresse genannt. Wir nutzen sie nur, um Ihnen die Bürgschaft anzubieten und sie mit Ihnen abzuwickeln; dem können Sie jederzeit widersprechen.`,
  },
  en: {
    label: "Where we have your data from, and your rights",
    why: (tenant: string, brand: string) =>
      `${tenant} gave your address to ${brand}. We use it only to offer you the guarantee and to handle it with you; you may object to that at any time.`,
  },
};

/** Landlords did not give us their address themselves, so each mail says who did, what for, and their rights (GDPR Art. 14). */
export function explainToLandlord(
  letter: Letter,
  { language, brandName, privacyUrl }: { language: "de" | "en"; brandName: string; privacyUrl: string },
  tenantName: string | null,
): Letter {
  const { label, why } = words[language];
  return {
    ...letter,
    blocks: [...letter.blocks, link(label, privacyUrl)],
    why: tenantName === null ? letter.why : why(tenantName, brandName),
  };
}
