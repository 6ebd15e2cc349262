export const colours = {
  text: "#14201B",
  quiet: "#56635D",
  accent: "#0B6B4F",
  ground: "#F0F5F2",
  line: "#E4E2DB",
  caution: "#8A5A00",
  cautionGround: "#FBF3E2",
};

/** In points, like all sizes here. */
export const page = {
  margins: { top: 48, bottom: 64, left: 64, right: 64 },
  foot: 42,
  columnGap: 18,
  /** The height with a title of one line. */
  leastMasthead: 130,
  /** From the paper's edge to the frame of a certificate. */
  frame: 22,
  /** A last page with less content than this looks forgotten. */
  leastOnLastPage: 200,
};

export const sizes = {
  brand: 17,
  title: 25,
  annex: 20,
  amount: 22,
  name: 13,
  subtitle: 11,
  heading: 13.5,
  section: 11.5,
  text: 10.5,
  dense: 9.25,
  small: 9,
  foot: 8,
  stamp: 150,
};

export function lineGap(size: number): number {
  return size * 0.3;
}
