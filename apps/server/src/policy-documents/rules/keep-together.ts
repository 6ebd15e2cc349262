/** A part of a document that stays on one page. */
export interface Piece {
  height: number;
  keepWithNext: boolean;
}

/**
 * The space that must be left on a page for each piece to start there: its own height and that of the pieces kept with it.
 * The last pieces stay together, so that the last page holds at least `leastOnLastPage`.
 */
export function spaceNeeded(pieces: readonly Piece[], leastOnLastPage: number): number[] {
  const needed: number[] = [];
  let after = 0;
  let following = 0;
  for (let at = pieces.length - 1; at >= 0; at--) {
    const piece = pieces[at];
    if (!piece) continue;
    const isKept = piece.keepWithNext || (following > 0 && following < leastOnLastPage);
    needed[at] = piece.height + (isKept ? after : 0);
    after = needed[at] ?? 0;
    following += piece.height;
  }
  return needed;
}
