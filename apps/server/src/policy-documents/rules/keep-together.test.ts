import fc from "fast-check";
import { expect, test } from "vitest";
import { spaceNeeded } from "./keep-together.ts";

const piece = (height: number, keepWithNext = false) => ({ height, keepWithNext });

test("a piece needs the space of those that must follow it", () => {
  const pieces = [piece(20, true), piece(30, true), piece(40), piece(50), piece(500)];
  expect(spaceNeeded(pieces, 0)).toEqual([90, 70, 40, 50, 500]);
});

test("the last pieces stay together until they fill enough of their page", () => {
  expect(spaceNeeded([piece(90), piece(60), piece(50), piece(40)], 100)).toEqual([90, 150, 90, 40]);
});

test("a piece needs at least its own height, and at most that of all pieces that follow", () => {
  const pieces = fc.array(fc.record({ height: fc.nat(300), keepWithNext: fc.boolean() }));
  fc.assert(
    fc.property(pieces, fc.nat(300), (all, least) => {
      spaceNeeded(all, least).forEach((needed, index) => {
        expect(needed).toBeGreaterThanOrEqual(all[index]?.height ?? 0);
        expect(needed).toBeLessThanOrEqual(all.slice(index).reduce((sum, { height }) => sum + height, 0));
      });
    }),
  );
});
