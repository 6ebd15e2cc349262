import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** A disk of its own for a folder, which can be filled. */
export interface SmallDisk {
  fill(): Promise<void>;
  /** Frees the space again. */
  empty(): void;
  remove(): void;
}

/** Mounts an image file at the folder. try.sh has made a mount namespace, so nobody else sees this disk. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  const image = `${folder}.img`;
  const filler = join(folder, "filler");
  mkdirSync(folder, { recursive: true });
  execFileSync("truncate", ["--size", `${megabytes}M`, image]);
  // Without space that only root may use.
  execFileSync("mkfs.ext4", ["-q", "-m", "0", image]);
  execFileSync("mount", ["-o", "loop", image, folder]);
  rmSync(join(folder, "lost+found"), { recursive: true });
  return {
    async fill() {
      // Down to the last block. dd fails once the disk is full.
      for (const size of ["1M", "4k"])
        await execute("dd", ["if=/dev/zero", `of=${filler}`, `bs=${size}`, "oflag=append", "conv=notrunc"]).catch(
          () => {},
        );
    },
    empty: () => rmSync(filler),
    remove() {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(image);
    },
  };
}
