import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { isFile, read, understand } from "./read-files.ts";

test.each(["web@", "worker", "migrate"])(
  "the systemd unit gives kautia-%s settings that the server understands",
  (name) => {
    const unit = read(`systemd/kautia-${name}.service`).replaceAll("%i", "3001");
    const own = parseEnv((/^Environment=(.*)$/m.exec(unit)?.[1] ?? "").replaceAll(" ", "\n"));
    const { config, unknown } = understand({ ...parseEnv(read("systemd/example.env")), ...own, ALLOW_SANDBOX: "true" });
    expect(unknown).toEqual([]);
    expect(config).toMatchObject({ environment: "production", dataDir: "/var/lib/kautia" });
    const started = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(unit)?.[1] ?? "missing";
    expect(isFile(started)).toBe(true);
    const stopWithin = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1] ?? Infinity);
    expect(stopWithin).toBeGreaterThan(config.drainSeconds + config.stopWithin / 1_000);
  },
);
