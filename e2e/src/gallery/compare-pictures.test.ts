import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { PNG } from "pngjs";
import { comparePictures } from "./compare-pictures.ts";

/** A white picture of 10 × `height` pixels, of which the first `black` ones are black. */
function picture(height: number, black = 0): Buffer {
  const png = new PNG({ width: 10, height });
  png.data.fill(255);
  for (let index = 0; index < black; index++) png.data.fill(0, 4 * index, 4 * index + 3);
  return PNG.sync.write(png);
}

test("lists pictures that are new, gone, of another size or drawn differently, and marks their differences", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pictures-"));
  const [before, after, out] = [join(folder, "before"), join(folder, "after"), join(folder, "out")];
  const write = async (to: string, pictures: Record<string, Buffer>) => {
    await mkdir(join(to, "de"), { recursive: true });
    for (const [name, content] of Object.entries(pictures)) await writeFile(join(to, "de", `${name}.png`), content);
  };
  await write(before, { same: picture(10), gone: picture(10), longer: picture(10), drawn: picture(10) });
  await write(after, { same: picture(10), added: picture(10), longer: picture(12), drawn: picture(10, 5) });

  const found = await comparePictures(before, after, out);

  expect(found.map(({ file, kind, percent }) => `${file} ${kind} ${percent}`).toSorted()).toEqual([
    "de/added.png added 100",
    "de/drawn.png pixels 5",
    "de/gone.png gone 100",
    "de/longer.png size 0",
  ]);
  expect((await readdir(join(out, "de"))).toSorted()).toEqual(["drawn.png", "longer.png"]);
  await rm(folder, { recursive: true });
});
