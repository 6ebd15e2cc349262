import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { isFile, read, understand } from "./read-files.ts";

test.each(["web@", "worker", "migrate"])(
  "the systemd unit gives kautia-%s settings that the server understands",
  (name) => {
    const unit = read(`systemd/kautia-${name}.service`).replaceAll("%i", "3001");
    const own = parseEnv((/^Environment=(.*)$/m.exec(unit)?.[1] ?? "").replaceAll(" ", "\n"));
    const files = [...unit.matchAll(/^EnvironmentFile=\/etc\/kautia\/(\w+).env$/gm)].map(([, file]) => file);
    expect(files).toEqual(name === "migrate" ? ["kautia", "migrate"] : ["kautia"]);
    const given = parseEnv(files.map((file) => read(`systemd/${file === "kautia" ? "example" : file}.env`)).join("\n"));
    const { config, unknown } = understand({ ...given, ...own, ALLOW_SANDBOX: "true" });
    expect(unknown).toEqual(["NODE_COMPILE_CACHE"]);
    expect(own["NODE_COMPILE_CACHE"]).toBe(`/var/cache/${/^CacheDirectory=(.+)$/m.exec(unit)?.[1]}`);
    expect(new URL(config.databaseUrl ?? "").username).toBe(name === "migrate" ? "kautia_owner" : "kautia");
    expect(config).toMatchObject({ environment: "production", dataDir: "/var/lib/kautia" });
    const started = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(unit)?.[1] ?? "missing";
    expect(isFile(started)).toBe(true);
    const stopWithin = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1] ?? Infinity);
    expect(stopWithin).toBeGreaterThan(config.drainSeconds + config.stopSeconds);
  },
);
