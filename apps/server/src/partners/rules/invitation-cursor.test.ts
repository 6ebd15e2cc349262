import fc from "fast-check";
import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./invitation-cursor.ts";

test("a cursor can be read back, and needs no escaping in a URL", () => {
  const dates = fc.date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(dates, fc.stringMatching(/^[0-9a-f]{24}$/), (createdAt, publicId) => {
      const cursor = writeCursor({ createdAt, publicId });
      expect(cursor).toMatch(/^[\w-]+$/);
      expect(readCursor(cursor)).toEqual({ createdAt, publicId });
    }),
  );
});

test.each(["", "x", "0".repeat(24), Buffer.from("12 zz").toString("base64url"), "ẞ"])(
  "'%s' is not a cursor",
  (text) => {
    expect(readCursor(text)).toBeNull();
  },
);
