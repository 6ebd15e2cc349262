import { joinClasses } from "../../internal/join-classes.ts";
import { Door } from "./Door.tsx";

/**
 * What a path of a scene is: a line of one of two weights, or a fill. `paper` hides what is behind it, `soft` is a pale
 * fill, `glow` the light on the floor.
 */
type Layer = "thick" | "thin" | "clay" | "soft" | "glow" | "paper";

/** Paths from the back to the front. */
export type Layers = readonly (readonly [Layer, string])[];

export interface SceneProps {
  /** What stands in front of the wall, and what is seen through the door. */
  layers: Layers;
  inside?: Layers;
  /** The light that falls out of the door. */
  glow?: boolean;
  /** How far the door is open, from 0 to 1, and its left edge. */
  open: number;
  left: number;
  className?: string;
}

/** A scene of 320 × 240: a wall, the door of the logo in its arch, and things beside it. Always decoration. */
export function Scene({ layers, inside = [], glow = false, open, left, className }: SceneProps) {
  const x = left + 10;
  return (
    <svg
      className={joinClasses("k-drawing k-drawing--scene", className)}
      viewBox="0 0 320 240"
      aria-hidden="true"
      focusable="false"
    >
      {glow ? <path className="k-drawing__glow" d={`M${x} 208h84l38 28H${x - 26}Z`} /> : null}
      <path className="k-drawing__thick" d="M16 208h288" />
      <Door open={open} left={left} behind="soft" inside={<Paths layers={inside} />} />
      <Paths layers={layers} />
    </svg>
  );
}

export function Paths({ layers }: { layers: Layers }) {
  return layers.map(([layer, path]) => <path key={layer + path} className={`k-drawing__${layer}`} d={path} />);
}

/** A plant in its pot, around this x. */
export const plant = (x: number): Layers => [
  ["paper", `M${x - 16} 176h32l-4 32h-24Z`],
  ["thick", `M${x - 16} 176h32l-4 32h-24Z`],
  [
    "thin",
    `M${x} 176c-2-22-2-38 0-56M${x} 150c-12-2-18-10-18-22 12 2 18 10 18 22ZM${x} 138c10-2 16-10 16-22-12 2-16 10-16 22ZM${x} 122c-6-6-7-16 0-26 7 10 6 20 0 26Z`,
  ],
];
