import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { image, isFile, read, type Settings, understand } from "./read-files.ts";

interface Service {
  image: string;
  env_file?: string;
  environment?: Settings;
  volumes?: string[];
  command?: string[];
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
}

const example = parseEnv(read("compose/example.env"));
const filled = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, value || "secret"]));
const { services }: { services: Record<string, Service> } = parse(fill(read("compose.yaml"), filled), { merge: true });

const own = parseEnv(read("compose/kautia.example.env"));

/** As Compose does, for names with a default and for those that must be set. */
function fill(text: string, values: Settings): string {
  return text.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, otherwise: string) => {
    if (kind === "?" && !values[name]) throw new Error(`${name} is not in the example`);
    return values[name] || otherwise;
  });
}

/** The images' own tags say nothing about which version runs tomorrow. */
const pinned = /:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/;

test("the Compose file names the version of every image, and mounts only files that exist", () => {
  const foreign = Object.values(services).filter(({ image: name }) => !name.startsWith("kautia:"));
  expect(foreign.map(({ image: name }) => name).filter((name) => !pinned.test(name))).toEqual([]);
  const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.flatMap((volume) => /^\.\/([^:]+)/.exec(volume)?.[1] ?? []),
  );
  expect(mounted.length).toBeGreaterThan(4);
  expect(mounted.filter((path) => !isFile(`ops/${path}`))).toEqual([]);
});

test.each(["web-1", "web-2", "worker", "migrate"])(
  "the Compose file gives %s settings that the server understands",
  (name) => {
    const {
      env_file: settingsFile,
      environment = {},
      command = [],
      stop_grace_period: grace = "",
    } = services[name] ?? {};
    expect(settingsFile).toBe("kautia.env");
    const { config, unknown } = understand({ ...image, ...own, ...environment });
    expect(unknown).toEqual(["NODE_COMPILE_CACHE", "NODE_EXTRA_CA_CERTS"]);
    expect(config.role).toBe(name === "migrate" ? "all" : name.replace(/-\d$/, ""));
    expect(Number.parseInt(grace, 10)).toBeGreaterThan(config.drainSeconds + config.stopSeconds);
    for (const file of command.slice(1)) expect(isFile(file)).toBe(true);
  },
);

test("the Compose file waits only for services that exist, and sends proxy and monitoring to their ports", () => {
  const awaited = Object.values(services).flatMap(({ depends_on: needs = {} }) => Object.keys(needs));
  expect(awaited.filter((name) => !(name in services))).toEqual([]);
  const served = ["web-1", "web-2"].map((name) => `${name}:${image["PORT"]}`);
  expect(read("compose/Caddyfile")).toContain(`reverse_proxy ${served.join(" ")} {`);
  const measured = ["web-1", "web-2", "worker"].map((name) => `${name}:${image["METRICS_PORT"]}`);
  const { scrape_configs: jobs } = parse(read("compose/prometheus.yml"));
  expect(jobs[0].static_configs[0].targets).toEqual(measured);
});

test("the Compose file gives each secret only to the services that need it", () => {
  const withSecrets = parse(read("compose.yaml"), { merge: true });
  const holders = (secret: string) =>
    Object.entries<Service>(withSecrets.services)
      .filter(([, { environment }]) => JSON.stringify(environment ?? {}).includes(`${secret}:`))
      .map(([name]) => name);
  expect(holders("GRAFANA_PASSWORD")).toEqual(["grafana"]);
  expect(holders("POSTGRES_PASSWORD")).toEqual(["migrate", "postgres"]);
  expect(holders("DATABASE_PASSWORD")).toEqual(["web-1", "web-2", "worker", "postgres", "pgbouncer"]);
  // Only the image's own services read a file, and it holds none of these.
  expect(Object.keys(own).filter((name) => name in example)).toEqual([]);
});

test("the Compose file keeps secrets out of the repository", () => {
  const secrets = Object.keys(example).filter((name) => /PASSWORD|SECRET/.test(name));
  expect(secrets.length).toBeGreaterThan(2);
  expect(secrets.filter((name) => example[name])).toEqual([]);
});
