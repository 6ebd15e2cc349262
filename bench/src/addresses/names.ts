import type { Dice } from "./dice.ts";

type Words = [string, ...string[]];
type Beside = { how: Words; what: Words };

/* Parts of street and place names in Germany and Austria. Most combinations do not exist. */
const beginnings: Words = words(
  "Haupt Bahnhof Dorf Schul Garten Berg Kirch Wiesen Wald Linden Ring Mühlen Feld Birken Rosen Eichen Buchen Ahorn Amsel Blumen " +
    "Brunnen Burg Dahlien Drossel Erlen Eschen Fichten Finken Flieder Flur Forst Grenz Hafen Heide Hof Höhen Industrie Jahn Kapellen " +
    "Kastanien Kiefern Klee Kloster König Kreuz Lärchen Lerchen Markt Meisen Messe Mittel Moor Mozart Nelken Neu Ost Park Pappel Post " +
    "Quellen Rathaus Römer Sand Schiller Schloss Schützen See Sonnen Stadt Steig Stein Süd Tal Tannen Teich Tulpen Ufer Ulmen Veilchen Wasser Weiden Weinberg West Ziegel Zoll",
);
const middles: Words = words(
  "acker äcker au bach berg blick boden brücken busch eck egert feld furt graben grund hag halden hof horst kamp leiten loh moos rain reut riet siedlungs tor wehr wiesen winkel",
);
const ends: Words = words("straße straße straße straße straße weg weg weg gasse allee platz ring damm steig");
const ways: Words = words("Straße Straße Weg Allee Platz Gasse Ring");
const beside: readonly [Beside, ...Beside[]] = [
  {
    how: ["Am", "Im", "Zum", "Beim"],
    what: words(
      "Anger Bach Bahnhof Berg Brühl Damm Esch Feld Forst Garten Graben Grund Hag Hain Hang Hof Kanal Kloster Kreuz Moor Rain Rathaus Ried Schloss See Sonnenhang Stadtpark Steinbruch Tal Teich Tor Ufer Wald Wasserturm Wehr Weiher Weinberg Winkel",
    ),
  },
  {
    how: ["An der", "Auf der", "Zur", "In der"],
    what: words(
      "Alm Aue Bleiche Breite Brücke Burg Ecke Fähre Furt Halde Heide Höhe Kapelle Kirche Koppel Lache Lehmgrube Leite Linde Mauer Mühle Quelle Sandgrube Schanze Scheune Schleuse Wiese Ziegelei",
    ),
  },
];
const given: Words = words(
  "Anna Adolph August Bert Clara Carl Christian Dora Elise Emil Ernst Eva Franz Friedrich Fritz Georg Gustav Hannah Heinrich Helene Hermann Ida " +
    "Ignaz Jakob Johann Josef Karl Käthe Konrad Ludwig Luise Margarete Maria Martin Max Otto Paul Peter Robert Rosa Sophie Theodor Therese Wilhelm",
);
const surnameHeads: Words = words(
  "Acker Bau Berg Böhm Brand Burk Eber Eich Fürst Geiß Grün Haber Hart Hein Höf Kell Köst Lang Leit Mayr Neu Ober Pfeif Reich Ritt Roth Sach Schön Stein Stroh Thal Vogt Wein Weiß Zell",
);
const surnameTails: Words = words(
  "bauer berger brecht dorf eder elmann er hardt hofer inger ke lein mann müller ner scheid wald witz",
);
const placeHeads: Words = words(
  "Alten Ans Bergen Birken Blanken Brei Burg Dachs Eichen Engel Erl Falken Feld Frieden Gais Grafen Groß Grün Hain Heiligen Herren Hirsch Hoch Hohen Isen Kalten Kirchen Klein " +
    "König Lauter Lich Linden Marien Mitter Mühl Neuen Nieder Ober Oster Rabens Raven Reichen Roten Schön Schwarzen Sieben Stein Stolz Trauten Unter Wald Weiden Wester Winds Wolfs Zell",
);
const placeTails: Words = words(
  "ach au bach beck berg born bronn brück brunn burg dorf ebersbach felde feld furt garten graben hagen hausen heim hofen ingen kirchen leben loh münster ort reuth ried rode roda see stadt statt stein stetten tal wald walde wang weiler werder winkel wörth",
);
const placeNotes: Words = ["", "", "", " am See", " an der Ache", " im Tal", " bei Hohenau", " ob der Wehr"];

function words(text: string): Words {
  const [first = "", ...others] = text.split(" ");
  return [first, ...others];
}

/** Some names are far more frequent than others: the most frequent hundreds cover half of all streets. */
export function throwStreet(dice: Dice): string {
  const family = dice.throw();
  if (family < 0.45) return compound(dice, Math.floor(beginnings.length * dice.throw() ** 3));
  if (family < 0.55) {
    const { how, what } = dice.pick(beside);
    return `${dice.pick(how)} ${dice.pick(what)}`;
  }
  if (family < 0.67) {
    const surname = dice.pick(surnameHeads) + dice.pick(surnameTails);
    return `${dice.pick(given)}-${surname}-${dice.pick(ways)}`;
  }
  if (family < 0.85) return `${dice.pick(placeHeads)}${dice.pick(placeTails)}er ${dice.pick(ways)}`;
  return dice.pick(beginnings) + dice.pick(middles) + dice.pick(ends);
}

function compound(dice: Dice, rank: number): string {
  return `${beginnings[rank] ?? beginnings[0]}${dice.pick(ends)}`;
}

/** Returns `count` different place names. */
export function throwPlaces(dice: Dice, count: number): string[] {
  const names = new Set<string>();
  for (let tries = 0; names.size < count; tries++) {
    const name = dice.pick(placeHeads) + dice.pick(placeTails);
    // Like real namesakes, a place gets an addition to its name if the name is taken.
    names.add(names.has(name) ? name + dice.pick(placeNotes) + (tries > 50 * count ? ` ${tries}` : "") : name);
  }
  return [...names];
}
