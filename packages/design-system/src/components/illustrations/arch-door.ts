export interface Leaf {
  /** The edge with the hinges, and the width of the closed leaf. */
  left: number;
  width: number;
  /** Where the arch begins, and the ground. */
  spring: number;
  ground: number;
  /** From 0 (closed) to 1 (open). */
  open: number;
}

/** How wide the door of the logo stands open where nothing has been decided yet. */
export const ajar = 0.34;

/**
 * The outline of the door's leaf, as it turns into the room: narrower, and farther away at its free edge. Each outline
 * has the same commands, so that browsers can animate the change.
 */
export function leafPath({ left, width, spring, ground, open }: Leaf): string {
  const own = round(leafWidth({ width, open }));
  const far = (width - own) * 0.155;
  const [right, middle, arch] = [round(left + own), round(left + own / 2), width / 2];
  const top = round(spring - arch + far * 0.3);
  const shoulder = round(spring + far / 2);
  return (
    `M${left} ${ground}V${spring}C${left} ${round(spring - arch * 0.57)} ${round(left + own * 0.23)} ${top} ${middle} ${top}` +
    `S${right} ${round(shoulder - arch * 0.55)} ${right} ${shoulder}V${round(ground - far)}Z`
  );
}

/** How wide the leaf looks: narrower the farther it has turned. */
export function leafWidth({ width, open }: Pick<Leaf, "width" | "open">): number {
  return (0.94 - 0.8 * open) * width;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
