import type { Language } from "@kautia/contract/languages";
import { expect, test } from "vitest";
import { texts } from "./index.ts";
import { mailKinds, renderMail } from "./mails.ts";
import { sampleMails, sampleSetting } from "./testing/index.ts";

/** Words that the texts avoid, because each thing has one name: 'email' in English, 'E-Mail' in German. */
const others: Record<Language, RegExp> = {
  en: /\b[Ee]-mails?\b|(?<!e)\bmails?\b(?! server)|\bsign-in\b|\b[Ss]ign in (to|with)\b|\bbirth date|postal code|installment/,
  de: /(?<!E-)\bMails?\b|\bEmail|\beinlogg|\bKennw|\bPrämie|\bpro (Jahr|Monat)\b|Handynummer/,
};
/** The specification's own words. */
const specified = ["validation.login"];

test.each(["en", "de"] as const)("each thing has one name in all texts and mails (%s)", (language) => {
  const pages = Object.entries({ ...texts(language), ...texts(language, "staff") });
  const mails = mailKinds.map((kind) => {
    const setting = { ...sampleSetting, language };
    const { subject, text } = renderMail(kind, sampleMails[kind], setting, { reader: "tenant" });
    return [kind, `${subject}\n${text}`] as const;
  });
  const said = [...pages, ...mails].filter(([key]) => !specified.includes(key));
  expect(said.filter(([, text]) => others[language].test(text))).toEqual([]);
});
