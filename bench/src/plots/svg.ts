/** A small SVG writer for our charts. Colours follow the reader's light or dark mode; the background is opaque, so a mismatch stays readable. */

const width = 860;
const plot = { left: 80, right: 620, top: 70, bottom: 380 };
/** Between the labels of two lines, in px. */
const labelHeight = 17;

export interface Axis {
  label: string;
  ticks: readonly number[];
}

export interface Line {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
  isTarget?: boolean;
}

export interface Bar {
  name: string;
  value: number;
  text: string;
}

/** Lines over two logarithmic axes, each with its name at the end and a marker at every measured point. */
export function drawLines(title: string, x: Axis, y: Axis, lines: readonly Line[]): string {
  const toX = logScale(x.ticks, plot.left, plot.right);
  const toY = logScale(y.ticks, plot.bottom, plot.top);
  const names = spread(lines.map(({ points }) => toY(points.at(-1)?.[1] ?? 1)));
  const content = [
    ...x.ticks.map((tick) => tickAt(toX(tick), plot.bottom + 22, format(tick), "middle")),
    ...y.ticks.map(
      (tick) =>
        `<line class="grid" x1="${plot.left}" x2="${plot.right}" y1="${round(toY(tick))}" y2="${round(toY(tick))}"/>${tickAt(plot.left - 10, toY(tick) + 4, format(tick), "end")}`,
    ),
    tickAt((plot.left + plot.right) / 2, plot.bottom + 48, x.label, "middle"),
    tickAt(plot.left - 10, plot.top - 16, y.label, "end"),
    ...lines.map(({ name, points, isTarget }, index) => {
      const places = points.map(([px, py]) => [round(toX(px)), round(toY(py))] as const);
      const style = isTarget ? "target" : `line c${index % 8}`;
      const end = round(names[index] ?? 0);
      const [lastX, lastY] = places.at(-1) ?? [0, 0];
      return [
        `<polyline class="${style}" points="${places.map((place) => place.join(",")).join(" ")}"/>`,
        ...(isTarget
          ? []
          : places.map(([cx, cy]) => `<circle class="dot c${index % 8}" cx="${cx}" cy="${cy}" r="3.5"/>`)),
        `<line class="leader" x1="${lastX + 5}" y1="${lastY}" x2="${plot.right + 22}" y2="${end}"/>`,
        `<text x="${plot.right + 26}" y="${end + 4}">${escape(name)}</text>`,
      ].join("");
    }),
  ];
  return page(title, plot.bottom + 70, content);
}

/** Groups of horizontal bars, one below the other; lengths are comparable within a group. */
export function drawBars(title: string, groups: readonly { title: string; bars: readonly Bar[] }[]): string {
  const content: string[] = [];
  const left = 230;
  let top = 70;
  for (const group of groups) {
    content.push(`<text class="group" x="24" y="${top}">${escape(group.title)}</text>`);
    const longest = Math.max(...group.bars.map(({ value }) => value));
    for (const { name, value, text } of group.bars) {
      top += 30;
      const length = round(Math.max(2, (value / longest) * 460));
      content.push(
        `<text x="${left - 12}" y="${top + 5}" text-anchor="end">${escape(name)}</text><rect class="bar" x="${left}" y="${top - 9}" width="${length}" height="20"/><text x="${left + length + 8}" y="${top + 5}">${escape(text)}</text>`,
      );
    }
    top += 58;
  }
  return page(title, top - 20, content);
}

const light = ["#0550ae", "#953800", "#116329", "#a40e26", "#6639ba", "#1b7c83", "#7d4e00", "#57606a"];
const dark = ["#79c0ff", "#ffa657", "#7ee787", "#ff7b72", "#d2a8ff", "#76e3ea", "#e3b341", "#b1bac4"];

function page(title: string, height: number, content: readonly string[]): string {
  const colours = (of: readonly string[], ink: string, paper: string, grid: string) =>
    `.paper{fill:${paper}}text{fill:${ink}}.grid,.leader{stroke:${grid}}.target{stroke:${ink}}.bar{fill:${of[0]}}${of.map((colour, index) => `.line.c${index}{stroke:${colour}}.dot.c${index}{fill:${colour}}`).join("")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">${escape(title)}</title>
<style>
text{font:13px system-ui,-apple-system,"Segoe UI",sans-serif}.title{font-size:16px;font-weight:600}.group{font-weight:600}
.line,.target{fill:none;stroke-width:2}.target{stroke-dasharray:6 4}
${colours(light, "#1f2328", "#ffffff", "#d0d7de")}
@media (prefers-color-scheme:dark){${colours(dark, "#e6edf3", "#0d1117", "#30363d")}}
</style>
<rect class="paper" width="${width}" height="${height}"/>
<text class="title" x="24" y="32">${escape(title)}</text>
${content.join("\n")}
</svg>
`;
}

function logScale(ticks: readonly number[], from: number, to: number): (value: number) => number {
  const lowest = Math.log10(Math.min(...ticks));
  const highest = Math.log10(Math.max(...ticks));
  return (value) => from + ((Math.log10(value) - lowest) / (highest - lowest)) * (to - from);
}

/** Moves heights apart, so that labels do not cover each other. */
function spread(heights: readonly number[]): number[] {
  const places = [...heights];
  const order = heights.map((_, index) => index).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  for (let round_ = 0; round_ < 50; round_++)
    order.slice(1).forEach((at, before) => {
      const above = order[before] ?? 0;
      const missing = labelHeight - ((places[at] ?? 0) - (places[above] ?? 0));
      if (missing <= 0) return;
      places[at] = (places[at] ?? 0) + missing / 2;
      places[above] = (places[above] ?? 0) - missing / 2;
    });
  return places;
}

const tickAt = (x: number, y: number, text: string, anchor: "middle" | "end") =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escape(text)}</text>`;
const round = (value: number) => Math.round(value * 10) / 10;
const format = (value: number) => value.toLocaleString("en");
const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
