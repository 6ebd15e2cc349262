import { expect, it } from "vitest";
import { builtInScanner } from "./built-in-scanner.ts";

const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

async function* cutAt(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
}

it.each([1, 3, 67, 68, 1000])("finds the test signature in pieces of %i bytes", async (size) => {
  expect(await builtInScanner.scan(cutAt(`harmless ${eicar} harmless`, size))).toBe("infected");
});

it("has nothing against other files", async () => {
  expect(await builtInScanner.scan(cutAt("harmless ".repeat(500), 100))).toBe("clean");
  expect(await builtInScanner.scan(cutAt("", 1))).toBe("clean");
});
