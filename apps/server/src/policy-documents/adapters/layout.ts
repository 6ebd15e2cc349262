export const colours = {
  text: "#14201B",
  quiet: "#56635D",
  accent: "#0B6B4F",
  line: "#E4E2DB",
  caution: "#8A5A00",
  cautionGround: "#FBF3E2",
};

/** In points, like all sizes here. */
export const page = {
  margins: { top: 52, bottom: 66, left: 72, right: 72 },
  foot: 40,
};

export const sizes = { title: 25, subtitle: 11, heading: 13.5, text: 10.5, small: 9, foot: 8 };

export function lineGap(size: number): number {
  return size * 0.3;
}
