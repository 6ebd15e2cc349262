import { joinClasses } from "../../internal/join-classes.ts";
import { ajar } from "./arch-door.ts";
import { Door } from "./Door.tsx";
import { Paths, plant, type Layers } from "./scene.tsx";

const boxes: Layers = [
  ["paper", "M24 158h62v50H24ZM36 122h44v36H36Z"],
  ["thick", "M24 208v-50h62v50M36 158v-36h44v36"],
  ["thin", "M46 158v14h18v-14M52 122v10h12v-10M32 197h18M44 149h12"],
];
const pot = plant(262);

/** The door, ajar, with boxes and a plant that have just arrived. It stands on the lower edge of a green field. */
export function HeroDrawing({ className }: { className?: string }) {
  return (
    <svg className={joinClasses("k-drawing", className)} viewBox="15 34 290 174" aria-hidden="true" focusable="false">
      <Door open={ajar} left={112} behind="clay" />
      <Paths layers={boxes} />
      <Paths layers={pot} />
    </svg>
  );
}
