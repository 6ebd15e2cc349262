import { createHash } from "node:crypto";
import type { Random } from "../../platform/random.ts";

export function makeSeededRandom(seed = "test"): Random {
  let count = 0;
  const next = () => createHash("sha256").update(`${seed} ${count++}`).digest("hex");
  return {
    token: () => next().slice(0, 32),
    refId: () => next().slice(0, 24),
    uuid: () => next().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5"),
  };
}
