import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const runs = (command: string, argument: string) => spawnSync(command, [argument]).status === 0;

/** Whether this machine has OpenSSL, which makes keys and time stamps and checks signatures for these tests. */
export const hasOpenssl = runs("openssl", "version");
/** From Debian's package poppler-utils. */
export const hasPdfsig = runs("pdfsig", "-v");

/** A folder for OpenSSL's files, deleted by `close`. */
export class Openssl {
  readonly folder = mkdtempSync(join(tmpdir(), "seals-"));

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, content: string | Uint8Array): void {
    writeFileSync(this.path(name), content);
  }

  read(name: string): Buffer {
    return readFileSync(this.path(name));
  }

  /** Runs a command in the folder; no argument has a space. Errors: throws with what it printed. */
  run(command: string): string {
    return execFileSync("openssl", command.split(" "), {
      cwd: this.folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  }

  close(): void {
    rmSync(this.folder, { recursive: true });
  }
}
