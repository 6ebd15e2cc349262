/** An identifier of a door or staircase: '14', '3a', '2/14', 'II', 'B', 'R4'. */
const id = String.raw`(?:\d{1,4}\s?[a-z]?(?![\p{L}\d])(?:\s?[-/+&]\s?\d{1,4}[a-z]?(?![\p{L}\d]|\.\s?\p{L}))*|[IVX]{1,4}(?![\p{L}\d])|[A-Z]\d{0,3}(?![\p{L}\d]))`;

/** Named by a number or letter: 'Stiege 2', 'Top 14', 'App. 512', 'Haus B'. */
const numbered =
  "Stiege|Stg|Sti|St\\.|Top|Tür[e]?|Tuere?|T|Wohnung|Wohneinheit|Wohn|Whg|Whng|WE|W|Appartements?|Apartment|App|Apt|" +
  "Zimmer|Zi|Raum|R|Studio|Loft|Einheit|Haus|Gebäude|Geb|Block|Bauteil|BT|Objekt|Obj|Aufgang|Eingang|Treppe|" +
  "OG|UG|Stock|Stockwerk|Etage|Flat|Unit|Room|Door|Floor|#";
/** Named with or without a number: 'EG', 'Hinterhaus', 'Seitenflügel links'. */
const plain =
  "EG|DG|OG|UG|HP|HH|VH|SF|GH|RG|QG|Erdgescho(?:ss|ß)|Dachgescho(?:ss|ß)|Obergescho(?:ss|ß)|Untergescho(?:ss|ß)|" +
  "Souterrain|Hochparterre|Parterre|Mezzanin|Keller|Penthouse|Maisonette|Hinterhaus|Vorderhaus|Gartenhaus|Hinterhof|Innenhof|" +
  "Seitenflügel|Quergebäude|Hofgebäude|Rückgebäude|Rgb|Nebengebäude|Anbau|" +
  "links|rechts|mitte|vorne?|hinten|li|re|mi";
const floors =
  "OG|UG|Obergescho(?:ss|ß)|Untergescho(?:ss|ß)|Stock|Stockwerk|Stk|Etage|Stiege|Hinterhaus|HH|Hinterhof|Hof|Aufgang|Floor";
const person = String.raw`(?:c/o|z\.?\s?Hd\.?|bei(?!\sde[nmr]\s|\sSt\.)|Familie|Fam\.)\s\S.*$`;

const end = String.raw`\.?(?![\p{L}\d])`;
const item = new RegExp(
  [
    person,
    String.raw`(?:${numbered})\.?\s?(?:Nr\.?\s?)?${id}\.?`,
    String.raw`(?:\d{1,2}|[IVX]{1,4})\.?\s?(?:${floors})${end}(?:/${id})?`,
    String.raw`(?:${plain})${end}(?:[\s/]${id})?`,
  ].join("|"),
  "iuy",
);
const separator = /[\s,;/.()-]*/y;

/** How many characters at the beginning of a text name a staircase, floor, door or the person at it. */
export function unitLength(text: string): number {
  // 'Mitte' alone is a district.
  if (/^mitte$/i.test(text)) return 0;
  let length = 0;
  for (let index = 0; index < text.length;) {
    item.lastIndex = index;
    if (!item.test(text)) break;
    length = item.lastIndex;
    separator.lastIndex = length;
    separator.test(text);
    index = separator.lastIndex;
  }
  return length;
}

export function isUnit(text: string): boolean {
  return text !== "" && unitLength(text) === text.length;
}
