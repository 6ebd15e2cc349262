interface ShortMail {
  landlordName: string | null;
  tenantName: string;
  fullAddress: string;
  link: string;
}

/**
 * The text with which the tenant's own mail program is prefilled to inform the landlord. Plain text, from the tenant.
 */
export function makeShortMail(
  { landlordName, tenantName, fullAddress, link }: ShortMail,
  language: "de" | "en",
): { subject: string; text: string } {
  if (language === "de")
    return {
      subject: `Mietbürgschaft für ${fullAddress}`,
      text: `Guten Tag${landlordName ? ` ${landlordName}` : ""},

statt einer Barkaution möchte ich Ihnen eine Mietbürgschaft geben. Sie gilt, sobald Sie sie annehmen. Hier können Sie sie ansehen:

${link}

Zum Annehmen haben Sie eine eigene E-Mail mit einem persönlichen Link bekommen. Sie können ihn auf der Seite auch noch einmal anfordern.

Freundliche Grüße
${tenantName}
`,
    };
  return {
    subject: `Rent-deposit guarantee for ${fullAddress}`,
    text: `Hello${landlordName ? ` ${landlordName}` : ""},

instead of a cash deposit I would like to give you a rent-deposit guarantee. It is in force once you accept it. You can see it here:

${link}

To accept it, you have a mail of your own with a personal link. You can also ask for that link again on the page.

Kind regards
${tenantName}
`,
  };
}
