/** A class and a path for each layer, from the back to the front. */
const layers = [
  ["soft", "M386 58m-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0ZM224 108h22v32h-22ZM406 142h22v32h-22Z"],
  [
    "thin",
    "M52 160h22v32h-22ZM63 160v32M52 173h22M49 192h28M82 160h22v32h-22ZM93 160v32M82 173h22M79 192h28M112 160h22v32h-22ZM123 160v32M112 173h22M109 192h28M172 108h22v32h-22ZM183 108v32M172 121h22M169 140h28M224 108h22v32h-22ZM235 108v32M224 121h22M221 140h28M276 108h22v32h-22ZM287 108v32M276 121h22M273 140h28M172 160h22v32h-22ZM183 160v32M172 173h22M169 192h28M276 160h22v32h-22ZM287 160v32M276 173h22M273 192h28M346 142h22v32h-22ZM357 142v32M346 155h22M343 174h28M406 142h22v32h-22ZM417 142v32M406 155h22M403 174h28M156 96h162M44 146h102M334 126h106M176 84l59-34 59 34M235 66m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M156 216h34M280 216h10M310 216h8",
  ],
  [
    "thick",
    "M8 270h464M44 270V132h102M40 132h110M156 270V88M318 270V88M144 90l91-54 91 54M334 270V112h106V270M328 112h118",
  ],
  [
    "fill",
    "M217.2 270V217.2a17.6 17.6 0 0 1 17.6-17.6l17.6 8V270ZM297 224l13 5v10c0 10-5 16-13 20-8-4-13-10-13-20v-10Z",
  ],
  ["mark", "M244 238v6M291.5 241l4 4.5 7-9"],
  ["paper", "M352 226h66v44h-66ZM364 192h44v34h-44Z"],
  ["thin", "M378 226v12h14v-12M382 192v10h9v-10M360 258h16M372 216h10"],
  ["thick", "M198 270V217.2a36.8 36.8 0 0 1 73.6 0V270M352 226h66v44h-66ZM364 192h44v34h-44ZM374 178h24l-3 14h-18Z"],
  [
    "soft",
    "M386 178c-14-2-18-14-16-24 12 2 17 12 16 24ZM386 178c-2-14 4-26 14-30 4 12-2 24-14 30ZM98 176m-34 0a34 38 0 1 0 68 0a34 38 0 1 0-68 0",
  ],
  [
    "thin",
    "M386 178c-14-2-18-14-16-24 12 2 17 12 16 24ZM386 178c-2-14 4-26 14-30 4 12-2 24-14 30ZM98 214l14-16M98 200l-12-14",
  ],
  ["thick", "M98 176m-34 0a34 38 0 1 0 68 0a34 38 0 1 0-68 0M98 270V176"],
] as const;

/** Houses in a street: one with our arch and its door ajar, the shield beside it, and boxes that have just arrived. */
export function WelcomePicture() {
  return (
    <svg className="k-drawing welcome__picture" viewBox="6 24 468 250" aria-hidden="true" focusable="false">
      {layers.map(([layer, path]) => (
        <path key={path} className={`k-drawing__${layer}`} d={path} />
      ))}
    </svg>
  );
}
