/** A class and a path for each layer, from the back to the front. The door of the design system's scenes, in paper and clay. */
const layers = [
  ["clay", "M122 208V88a42 42 0 0 1 84 0v120Z"],
  ["fill", "M122 208V88C122 64.1 134.9 47.3 150 47.3S178.1 67 178.1 90.2V203.6Z"],
  ["mark", "M171 149v11"],
  ["paper", "M112 208V88a52 52 0 0 1 104 0v120h-10V88a42 42 0 0 0-84 0v120Z"],
  ["thin", "M122 208V88a42 42 0 0 1 84 0v120"],
  ["paper", "M24 158h62v50H24ZM36 122h44v36H36Z"],
  ["thick", "M112 208V88a52 52 0 0 1 104 0v120M24 208v-50h62v50M36 158v-36h44v36M246 176h32l-4 32h-24Z"],
  [
    "thin",
    "M46 158v14h18v-14M52 122v10h12v-10M32 197h18M44 149h12M262 176c-2-22-2-38 0-56M262 150c-12-2-18-10-18-22 12 2 18 10 18 22ZM262 138c10-2 16-10 16-22-12 2-16 10-16 22ZM262 122c-6-6-7-16 0-26 7 10 6 20 0 26Z",
  ],
] as const;

/** The door, ajar, with boxes and a plant that have just arrived. It stands on the lower edge of the green. */
export function HeroDrawing() {
  return (
    <svg className="k-drawing hero__drawing" viewBox="15 34 290 174" aria-hidden="true" focusable="false">
      {layers.map(([layer, path]) => (
        <path key={path} className={`k-drawing__${layer}`} d={path} />
      ))}
    </svg>
  );
}
