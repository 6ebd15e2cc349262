import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { isFile, read, understand } from "./read-files.ts";

const filled = (files: string[]) =>
  parseEnv(files.map((file) => read(`systemd/${file === "kautia" ? "example" : file}.env`)).join("\n"));
const filesOf = (unit: string) =>
  [...unit.matchAll(/^EnvironmentFile=\/etc\/kautia\/(\w+).env$/gm)].map(([, file = ""]) => file);

test.each(["web@", "worker", "migrate", "reconcile"])(
  "the systemd unit gives kautia-%s settings that the server understands",
  (name) => {
    const unit = read(`systemd/kautia-${name}.service`).replaceAll("%i", "3001");
    const own = parseEnv((/^Environment=(.*)$/m.exec(unit)?.[1] ?? "").replaceAll(" ", "\n"));
    const files = filesOf(unit);
    expect(files).toEqual(name === "migrate" ? ["kautia", "migrate"] : ["kautia"]);
    const { config, unknown } = understand({ ...filled(files), ...own, ALLOW_SANDBOX: "true" });
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

test("the systemd unit backs up with the role that owns the database, into a folder of its own", () => {
  const unit = read("systemd/kautia-backup.service");
  expect(filesOf(unit)).toEqual(["migrate"]);
  expect(new URL(filled(["migrate"])["DATABASE_URL"] ?? "").username).toBe("kautia_owner");
  const folder = `/var/lib/${/^StateDirectory=(.+)$/m.exec(unit)?.[1]}`;
  const [, script = "", file = ""] = /^ExecStart=\/bin\/sh -c 'exec (\S+) "(.+)"'$/m.exec(unit) ?? [];
  expect(isFile(script)).toBe(true);
  expect(file).toBe(`${folder}/kautia-$$(date +%%F).dump`);
  expect(unit).toContain(`ExecStartPost=/usr/bin/find ${folder} -name kautia-*.dump* -mtime +14 -delete`);
});

// No job may start between 2 and 3: that hour is missing on the last Sunday in March.
test.each(["backup", "reconcile"])(
  "a systemd timer starts kautia-%s every night, and the guide switches it on",
  (name) => {
    expect(isFile(`ops/systemd/kautia-${name}.service`)).toBe(true);
    expect(read(`systemd/kautia-${name}.timer`)).toMatch(/^OnCalendar=\*-\*-\* 0[13-9]:\d\d$/m);
    expect(read("../docs/production.md")).toMatch(new RegExp(`systemctl enable --now .*kautia-${name}\\.timer`));
  },
);
