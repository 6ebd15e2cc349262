import { callAddress, countries, languages, type PageData, pageDataId, prerenderPlaceholders } from "@kautia/contract";
import { escapeHtml } from "@kautia/locales/articles";
import { keepWordsTogether } from "@kautia/locales/keep-together";
import type { PageVisit } from "./check-visit.ts";
import type { WithoutScript } from "./without-script.ts";

/** Fills what only the server knows into a page of the build. */
export function composePage(html: string, data: PageData, visit: PageVisit, without: WithoutScript): string {
  const { brand, authorities, insurer, designSystemUrl } = data.settings;
  const placeholders = prerenderPlaceholders;
  // As the app writes them in its texts: React renders a page again that differs.
  const inTexts: [placeholder: string, value: string][] = [
    ...languages.map((language): [string, string] => [
      placeholders.ombudsman[language],
      authorities[language].ombudsman,
    ]),
    [placeholders.insurer, insurer.name],
    [placeholders.insurerSupervisor, insurer.supervisor],
  ];
  const values: [placeholder: string, value: string][] = [
    ...inTexts.map(([placeholder, value]): [string, string] => [placeholder, keepWordsTogether(value)]),
    [placeholders.brand, brand.name],
    ...countries.map((country): [string, string] => [placeholders.supportEmail[country], brand.supportEmail[country]]),
    [callAddress(placeholders.insurerPhone), callAddress(insurer.phone ?? "")],
    [placeholders.insurerPhone, insurer.phone ?? ""],
    [placeholders.search, visit.search],
    [placeholders.landlordToken, visit.place.params["landlordToken"] ?? ""],
  ];
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  const page = values
    .reduce((filled, [placeholder, value]) => filled.replaceAll(placeholder, () => escapeHtml(value)), html)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${data.locale}"`)
    .replace("<!--no-script-->", () => without.noScript)
    .replace("<!--old-browser-->", () => without.oldBrowser)
    .replace("<!--data-->", () => `<script type="application/json" id="${pageDataId}">${json}</script>`);
  if (designSystemUrl === null) return page;
  // The first script then leaves our own to the app, which needs it only when the other one fails.
  const preload = `<link rel="modulepreload" crossorigin href="${escapeHtml(designSystemUrl)}">`;
  return page.replace("</head>", () => `${preload}</head>`).replace(/ data-files="[^"]*"/, "");
}
