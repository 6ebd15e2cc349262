import { expect, test } from "vitest";
import { findCycles } from "./find-cycles.ts";

function find(...edges: string[]): string[][] {
  return findCycles(edges.map((edge) => ({ from: edge.charAt(0), to: edge.charAt(1) })));
}

test("finds nothing if no node leads back to itself", () => {
  expect(find("ab", "bc", "ac", "dc")).toEqual([]);
});

test("finds a node that leads to itself", () => {
  expect(find("ab", "aa")).toEqual([["a"]]);
});

test("finds a shortest cycle through each node, without the edges around it", () => {
  expect(find("xa", "ab", "bc", "cd", "da", "ca", "cy")).toEqual([
    ["a", "b", "c"],
    ["d", "a", "b", "c"],
  ]);
});

test("finds cycles that do not touch each other", () => {
  expect(find("ab", "ba", "bc", "cd", "dc")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});
