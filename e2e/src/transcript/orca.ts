import { execFile } from "node:child_process";
import { open } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Orca has finished when it has said nothing for this long. */
const silenceMs = 2_000;

/**
 * Reads what Orca says, which writes it to the file `log` (`e2e/orca.sh`). `read` lets it say the whole page, from its
 * first line, and returns its phrases.
 */
export function listenToOrca(log: string) {
  let heard = 0;
  async function hear(): Promise<string[]> {
    const file = await open(log);
    try {
      const { size } = await file.stat();
      const { buffer } = await file.read(Buffer.alloc(size - heard), 0, size - heard, heard);
      heard = size;
      return [...buffer.toString("utf8").matchAll(/SPEECH OUTPUT: '(.*?)'(?:\{|$)/gm)].map(([, phrase = ""]) => phrase);
    } finally {
      await file.close();
    }
  }
  async function hearUntilSilent(): Promise<string[]> {
    const all: string[] = [];
    for (;;) {
      await wait(silenceMs);
      const more = await hear();
      if (more.length === 0) return all;
      all.push(...more);
    }
  }
  return {
    async read(): Promise<string[]> {
      const unprompted = await hearUntilSilent();
      await run("xdotool", ["key", "--clearmodifiers", "ctrl+Home"]);
      await hearUntilSilent();
      await run("xdotool", ["key", "--clearmodifiers", "KP_Add"]);
      const page = await hearUntilSilent();
      return [...unprompted.map((phrase) => `(by itself) ${phrase}`), ...page];
    },
  };
}
