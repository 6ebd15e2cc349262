import type { Elements } from "../../internal/elements.ts";
import { type Leaf, leafPath, leafWidth } from "./arch-door.ts";

interface DoorProps {
  /** How far the door is open, from 0 to 1, and the left edge of its arch. */
  open: number;
  left: number;
  /** The room behind it, and what is seen there. */
  behind: "soft" | "clay";
  inside?: Elements;
}

/** The door of the logo in its arch, 104 wide, on the ground at 208. */
export function Door({ open, left, behind, inside }: DoorProps) {
  const x = left + 10;
  const leaf = { left: x, width: 84, spring: 88, ground: 208, open };
  const opening = `M${x} 208V88a42 42 0 0 1 84 0v120`;
  const arch = `M${left} 208V88a52 52 0 0 1 104 0v120`;
  return (
    <>
      <path className={`k-drawing__${behind}`} d={`${opening}Z`} />
      {inside}
      <path className="k-drawing__fill k-drawing__leaf" d={leafPath(leaf)} />
      <path className="k-drawing__mark k-drawing__leaf" d={leafHandle(leaf)} />
      <path className="k-drawing__paper" d={`${arch}h-10V88a42 42 0 0 0-84 0v120Z`} />
      <path className="k-drawing__thin" d={opening} />
      <path className="k-drawing__thick" d={arch} />
    </>
  );
}

function leafHandle({ left, width, open }: Leaf): string {
  const own = leafWidth({ width, open });
  const far = width - own;
  return `M${Math.round(left + own - Math.max(4, own * 0.13))} ${Math.round(150 - far * 0.05)}v${Math.round(12 - far * 0.05)}`;
}
