/**
 * `npx node apps/server/src/addresses/data/write-postal-codes.ts FILE…`: writes the compact postal codes that the
 * server reads, from GeoNames' postal code files of Germany and Austria (https://download.geonames.org/export/zip, or
 * CSV with zip and place).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "./read-data.ts";
import { rowReaderFor } from "../rules/address-rows.ts";

/** Zips in use that GeoNames does not list, and places that share the zip of another. */
const missing = `04861 Torgau, 06485 Quedlinburg, 06711 Zeitz, 06772 Gräfenhainichen, 09434 Zschopau, 22961 Hoisdorf,
  25867 Langeneß, 33333, 60312, 64760 Oberzent, 98694 Ilmenau, 99090 Erfurt, 99095 Erfurt, 99331 Geratal,
  09224 Chemnitz, 09228 Chemnitz, 09247 Chemnitz, 34233 Kassel, 34355 Kassel, 40472 Ratingen, 40721 Düsseldorf, 51467 Köln,
  55246 Wiesbaden, 55252 Wiesbaden, 85540 München, 89160 Ulm`;

/** Many German zips belong to one company or authority, whose name is then given as the place. */
const recipient = new RegExp(
  [
    /mbH|(?<!\p{L})(?:AG|KG|SE|eG|KGaA|oHG|AOK|BKK|IKK|DAK|HUK|BARMER|ADAC|TÜV|Gruppe)(?!\p{L})|e\. ?[VK]\b|[&+]/u,
    /(?:kasse|bank|versicherung|verwaltung|universität|klinik|krankenhaus|verlag|zeitung|gesellschaft)(?:en)?(?:$|\W)/,
    /(?:direktion|verband|institut|versand|werke)(?:en)?(?:$|\W)|(?:Amts|Land|Arbeits|Verwaltungs)gericht/,
    /(?:Finanz|Landrats|Landes|Bundes|Bezirks|Versorgungs)[aä]mt|Agentur|Deutsche|Bundes|Universit|Stadtwerke|Service/,
    /Magistrat|rundfunk|Polizei|Ministerium|Regierung|Klinikum|Jobcenter|Berufsgenossenschaft|Stiftung|Lotterie/,
    /Amazon|Landtag|Zentrum Bayern|^(?:Stadt(?! Wehlen)|Landkreis|Landeshauptstadt) |Job-Center|bibliothek|Feuerwehr/,
    /betriebe|Verein(?!igte)|Ordinariat|LLP|S\.A\.|Deutschland|hochschule|IHK|anwaltschaft|Pharma|Diözese|Allianz|Zentrum/,
    /Handelskammer|Handwerkskammer|Versorgungskammer|(?<!\p{L})Amt(?!\p{L})|patentamt|Schadenzentrum|Versicherer/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);

export function compact(file: string): { country: string; lines: string[] } {
  const [first = "", ...rest] = readFileSync(file, "utf8").trim().split(/\r?\n/);
  const reader = rowReaderFor(first);
  if (!reader) throw new Error(`${file} is no postal code file of GeoNames`);
  const placesOf = new Map<string, Set<string>>();
  let country = "";
  for (const line of reader.firstIsData ? [first, ...rest] : rest) {
    const row = reader.read(line);
    if (typeof row === "string") throw new Error(`${file}: ${row}: ${line}`);
    country = row.country;
    placesOf.set(row.zip, (placesOf.get(row.zip) ?? new Set()).add(row.city));
  }
  if (country === "de")
    for (const entry of missing.split(",")) {
      const [zip = "", place] = entry.trim().split(" ");
      placesOf.set(zip, new Set([...(placesOf.get(zip) ?? []), ...(place ? [place] : [])]));
    }
  const lines = [...placesOf].map(([zip, places]) =>
    country === "de" && [...places].some((place) => recipient.test(place))
      ? zip
      : `${zip} ${[...places].toSorted().join("|")}`.trim(),
  );
  return { country, lines: lines.toSorted() };
}

for (const file of process.argv.slice(2)) {
  const { country, lines } = compact(file);
  const head = [
    "# Postal codes by GeoNames (https://www.geonames.org), CC BY 4.0. Changed by write-postal-codes.ts: see README.md.",
    `# ${lines.length} zips, SHA-256 ${digestOf(lines)}`,
  ];
  const target = join(import.meta.dirname, `postal-codes-${country}.txt`);
  writeFileSync(target, `${[...head, ...lines].join("\n")}\n`);
}
