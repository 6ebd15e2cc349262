import type { InfoIcon } from "@kautia/locales/policy-documents";
import type Pdf from "pdfkit";
import { colours } from "./layout.ts";

type Doc = typeof Pdf.prototype;

/** Drawn by us, on a field of 24 by 24, with lines and areas in white. */
interface Drawing {
  lines: readonly string[];
  areas?: readonly string[];
}

const triangle = "M12 4.2 20.6 19.2H3.4Z";

const drawings: Record<InfoIcon, Drawing> = {
  umbrella: {
    areas: [
      "M12 4.4a8.2 8.2 0 0 1 8.2 8q-2.05-1.7-4.1 0-2.05-1.7-4.1 0-2.05-1.7-4.1 0-2.05-1.7-4.1 0a8.2 8.2 0 0 1 8.2-8Z",
    ],
    lines: ["M12 3.2V5M12 12v6.2a1.9 1.9 0 0 0 3.8 0"],
  },
  cross: { lines: [triangle, "M9.7 12l4.6 4.6M14.3 12l-4.6 4.6"] },
  exclamation: { lines: [triangle, "M12 10v4.4M12 16.7v.1"] },
  globe: {
    lines: [
      "M12 4a8 8 0 0 1 0 16a8 8 0 0 1 0-16Z",
      "M12 4a3.7 8 0 0 1 0 16a3.7 8 0 0 1 0-16Z",
      "M4 12h16M5.2 8h13.6M5.2 16h13.6",
    ],
  },
  handshake: {
    lines: [
      "M3.4 7.6 5.4 15M20.6 7.6 18.6 15",
      "M4.6 8.6 8.8 7.4 12 8.4M19.4 8.6 15.4 7.2 12 8.4 9.2 11.2c-.5 1.5 1 2.4 2.3 1.4L13.6 11l4.4 4",
      "M5.6 14.2 10.2 17.8c.9.6 2 .2 2.3-.7.9.4 2 0 2.3-.9.9.3 1.9-.2 2.1-1.2",
    ],
  },
  coins: {
    lines: [
      "M9.4 5a5.4 5.4 0 0 1 5.2 4M9.2 15.8a5.4 5.4 0 0 1 .2-10.8",
      "M14.8 9.4a5 5 0 0 1 0 10a5 5 0 0 1 0-10Z",
      "M16.8 12.7a2.4 2.4 0 1 0 0 3.4M12 13.7h3M12 15.1h3",
    ],
  },
  hourglass: {
    areas: ["M8.6 19c0-2 2-2.6 3.4-3.8 1.4 1.2 3.4 1.8 3.4 3.8Z", "M9.2 8.4h5.6L12 11.4Z"],
    lines: [
      "M6.4 4h11.2M6.4 20h11.2",
      "M7.8 4v2.8c0 2.6 4.2 3.4 4.2 5.2 0 1.8-4.2 2.6-4.2 5.2V20",
      "M16.2 4v2.8c0 2.6-4.2 3.4-4.2 5.2 0 1.8 4.2 2.6 4.2 5.2V20",
    ],
  },
  handOnShield: {
    lines: [
      "M12 2.6 20 5.2v6c0 5-3.2 8.3-8 10.2-4.8-1.9-8-5.2-8-10.2v-6Z",
      "M9.3 12V8.2M11.2 11.4V6.9M13.1 11.4V7.2M15 12V8.6",
    ],
    areas: ["M8.5 11.4h7.3v2.2c0 2-1.5 3.5-3.4 3.5-1.8 0-2.9-.8-3.9-2.5L6.9 12.4c-.5-.9.6-1.7 1.3-1Z"],
  },
};

/** The colours that the regulation prescribes. */
const fields: Record<InfoIcon, string> = {
  umbrella: colours.accent,
  cross: "#B3261E",
  exclamation: "#D2691E",
  globe: "#1F5FBF",
  handshake: colours.accent,
  coins: "#D9A400",
  hourglass: "#1F5FBF",
  handOnShield: colours.text,
};

export function drawInfoIcon(doc: Doc, icon: InfoIcon, x: number, y: number, size: number): void {
  const { lines, areas = [] } = drawings[icon];
  doc
    .save()
    .translate(x, y)
    .scale(size / 24);
  doc.roundedRect(0, 0, 24, 24, 5).fill(fields[icon]);
  doc.lineWidth(1.5).lineCap("round").lineJoin("round");
  for (const area of areas) doc.path(area).fill("#FFFFFF");
  for (const line of lines) doc.path(line).stroke("#FFFFFF");
  doc.restore();
}

/** What stands before each item: on a field of 10 by 10. */
const marks: Partial<Record<InfoIcon, string>> = {
  umbrella: "M1.2 5.4 4 8.2 8.8 2",
  globe: "M1.2 5.4 4 8.2 8.8 2",
  cross: "M1.8 1.8 8.2 8.2M8.2 1.8 1.8 8.2",
  exclamation: "M5 1V6M5 8.6v.1",
};

export function hasMark(icon: InfoIcon): boolean {
  return marks[icon] !== undefined;
}

export function drawMark(doc: Doc, icon: InfoIcon, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 10);
  doc
    .path(marks[icon] ?? "")
    .lineWidth(1.9)
    .lineCap("round")
    .lineJoin("round")
    .stroke(fields[icon]);
  doc.restore();
}
