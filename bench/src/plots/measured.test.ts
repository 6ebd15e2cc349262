import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawDesk, drawOverload, readMeasured } from "./measured.ts";

const readPicture = (name: string) =>
  readFileSync(new URL(`../../../docs/pictures/${name}.svg`, import.meta.url), "utf8");

test("the pictures in docs are drawn from the committed figures", () => {
  expect(readPicture("scale-desk")).toBe(drawDesk(readMeasured("desk")));
  expect(readPicture("scale-overload")).toBe(drawOverload(readMeasured("overload")));
});

test("a slower list is drawn higher, and the labels of equal lists stand apart", () => {
  const svg = drawDesk({
    1000: { policies: 10, charges: 1, claims: 1 },
    10_000: { policies: 100, charges: 1, claims: 1 },
  });
  const heights = [...svg.matchAll(/<circle class="dot c0" [^>]*cy="([\d.]+)"/g)].map(([, y]) => Number(y));
  expect(heights[1]).toBeLessThan(heights[0] ?? 0);
  const label = (name: string) => Number(new RegExp(`y="([\\d.]+)">${name}<`).exec(svg)?.[1]);
  expect(Math.abs(label("charges") - label("claims"))).toBeGreaterThanOrEqual(16);
});
