import { joinClasses } from "../../internal/join-classes.ts";
import { type Leaf, leafPath, leafWidth } from "./arch-door.ts";

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
  const leaf = { left: x, width: 84, spring: 88, ground: 208, open };
  const handle = leafHandle(leaf);
  return (
    <svg
      className={joinClasses("k-drawing k-drawing--scene", className)}
      viewBox="0 0 320 240"
      aria-hidden="true"
      focusable="false"
    >
      {glow ? <path className="k-drawing__glow" d={`M${x} 208h84l38 28H${x - 26}Z`} /> : null}
      <path className="k-drawing__soft" d={`M${x} 208V88a42 42 0 0 1 84 0v120Z`} />
      <Paths layers={inside} />
      <path className="k-drawing__fill k-drawing__leaf" d={leafPath(leaf)} />
      <path className="k-drawing__mark k-drawing__leaf" d={handle} />
      <path className="k-drawing__paper" d={`M${left} 208V88a52 52 0 0 1 104 0v120h-10V88a42 42 0 0 0-84 0v120Z`} />
      <path className="k-drawing__thin" d={`M${x} 208V88a42 42 0 0 1 84 0v120`} />
      <path className="k-drawing__thick" d={`M16 208h288M${left} 208V88a52 52 0 0 1 104 0v120`} />
      <Paths layers={layers} />
    </svg>
  );
}

function leafHandle({ left, width, open }: Leaf): string {
  const own = leafWidth({ width, open });
  const far = width - own;
  return `M${Math.round(left + own - Math.max(4, own * 0.13))} ${Math.round(150 - far * 0.05)}v${Math.round(12 - far * 0.05)}`;
}

function Paths({ layers }: { layers: Layers }) {
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
