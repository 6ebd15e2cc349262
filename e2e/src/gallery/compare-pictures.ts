import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** A picture that differs from its earlier version. */
export interface PictureDifference {
  file: string;
  /** `added` and `gone` pictures exist on one side only. A picture of another size is compared in the part both have. */
  kind: "added" | "gone" | "size" | "pixels";
  /** Percentage of pixels that differ. */
  percent: number;
}

/**
 * Compares all pictures below two folders pixel by pixel, the most different ones first. Writes an image of the
 * differences of each changed picture to `out`.
 */
export async function comparePictures(before: string, after: string, out: string): Promise<PictureDifference[]> {
  const found: PictureDifference[] = [];
  const [earlier, later] = [await list(before), await list(after)];
  for (const file of new Set([...earlier, ...later])) {
    if (!earlier.has(file)) found.push({ file, kind: "added", percent: 100 });
    else if (!later.has(file)) found.push({ file, kind: "gone", percent: 100 });
    else {
      const [old, now] = [await read(join(before, file)), await read(join(after, file))];
      const [width, height] = [Math.min(old.width, now.width), Math.min(old.height, now.height)];
      const difference = new PNG({ width, height });
      const count = pixelmatch(crop(old, width, height), crop(now, width, height), difference.data, width, height);
      const isResized = old.width !== now.width || old.height !== now.height;
      if (count === 0 && !isResized) continue;
      found.push({ file, kind: isResized ? "size" : "pixels", percent: (100 * count) / (width * height) });
      await mkdir(dirname(join(out, file)), { recursive: true });
      await writeFile(join(out, file), PNG.sync.write(difference));
    }
  }
  return found.toSorted((a, b) => b.percent - a.percent);
}

async function list(folder: string): Promise<Set<string>> {
  const files = await readdir(folder, { recursive: true });
  return new Set(files.filter((file) => file.endsWith(".png")).toSorted());
}

async function read(file: string): Promise<PNG> {
  return PNG.sync.read(await readFile(file));
}

function crop(picture: PNG, width: number, height: number): Buffer {
  const part = new PNG({ width, height });
  PNG.bitblt(picture, part, 0, 0, width, height, 0, 0);
  return part.data;
}
