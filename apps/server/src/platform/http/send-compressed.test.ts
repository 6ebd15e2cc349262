import { expect, test } from "vitest";
import { encodingFor, isKnown } from "./send-compressed.ts";

test.each([
  ["gzip, deflate, br", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0", null],
  ["GZIP", "gzip"],
  ["not-br", null],
  [undefined, null],
])("Accept-Encoding %s gets %s", (accepted, encoding) => {
  expect(encodingFor({ headers: { "accept-encoding": accepted } })).toBe(encoding);
});

test.each(['"a"', 'W/"a"', '"b", "a"', "*"])("If-None-Match %s knows the tag", (given) => {
  expect(isKnown({ headers: { "if-none-match": given } }, '"a"')).toBe(true);
  expect(isKnown({ headers: { "if-none-match": '"ab"' } }, '"a"')).toBe(false);
});
