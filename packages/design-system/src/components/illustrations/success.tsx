import { plant, Scene, type Layers } from "./scene.tsx";

/** Seen through the open door: the sun above the horizon. */
const sun: Layers = [
  ["clay", "M142 178a30 30 0 0 1 60 0Z"],
  ["thin", "M122 178h84M172 138v-10M150 147l-7-8M194 147l7-8"],
];

const offer: Layers = [
  ["thin", "M164 24V12M128 32l-6-10M200 32l6-10M100 58l-11-6M228 58l11-6"],
  ...plant(262),
  ["paper", "M44 164h48v44H44Z"],
  ["thick", "M44 164h48v44H44Z"],
  ["thin", "M62 164v12h12v-12M52 198h16"],
];

const bunting =
  "M50 17l16 3-10 13ZM94 20l17-3-6 15ZM138 10l15-6-2 17ZM176 4l15 6-13 11ZM218 17l17 2-9 14ZM260 18l16-4-4 16Z";

const signed: Layers = [
  ["thin", "M24 6c44 22 88 22 140 0 48 22 92 20 132 2"],
  ["clay", bunting],
  ["thin", bunting],
  ...plant(262),
  ["paper", "M34 166h44v42H34ZM78 180h26v28H78Z"],
  ["thick", "M34 166h44v42H34ZM78 180h26v28H78Z"],
  ["thin", "M50 166v11h12v-11M42 199h14M86 180v8h10v-8"],
];

/** The door stands open: an offer. */
export function DrawingOffer() {
  return <Scene layers={offer} inside={sun} glow open={1} left={112} />;
}

/** The door stands open, under bunting: a signed contract. */
export function DrawingSigned() {
  return <Scene layers={signed} inside={sun} glow open={1} left={112} />;
}
