import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { health, image, isFile, read, understand } from "./read-files.ts";

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold: number;
}

interface Container {
  command?: string[];
  env?: { name: string; value: string }[];
  ports: { name: string; containerPort: number }[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
}

interface Workload {
  kind: string;
  spec: { template: { spec: { terminationGracePeriodSeconds: number; containers: [Container] } } };
}

function workload(path: string): Workload {
  return parseAllDocuments(read(path))[0]?.toJS();
}

const settings = { ...image, ...parseEnv(read("kubernetes/base/settings.env")) };
const installation = {
  ...parseEnv(read("kubernetes/example/settings.env")),
  ...parseEnv(read("kubernetes/example/secrets.env.example")),
};

test.each(["web", "worker", "migrate"])(
  "the Kubernetes manifests give %s settings that the server understands",
  (name) => {
    const [container] = workload(`kubernetes/base/${name}.yaml`).spec.template.spec.containers;
    const own = Object.fromEntries((container.env ?? []).map((one) => [one.name, one.value]));
    const { config, unknown } = understand({ ...settings, ...installation, ...own });
    expect(unknown).toEqual([]);
    expect(config.mayUseSampleTexts).toBe(false);
    expect(config.role).toBe(name === "migrate" ? "all" : name);
    for (const file of container.command?.slice(1) ?? []) expect(isFile(file)).toBe(true);
  },
);

test.each(["web", "worker"])(
  "the Kubernetes manifests take %s out of service before its port closes, and wait until it has stopped",
  (name) => {
    const { containers, terminationGracePeriodSeconds } = workload(`kubernetes/base/${name}.yaml`).spec.template.spec;
    const [{ ports, startupProbe, readinessProbe, livenessProbe }] = containers;
    const { drainSeconds, stopWithin } = understand({ ...settings, ...installation }).config;
    expect(readinessProbe.periodSeconds * readinessProbe.failureThreshold).toBeLessThan(drainSeconds);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds + stopWithin / 1_000);
    expect(readinessProbe.httpGet.path).toBe("/readyz");
    expect([startupProbe, livenessProbe].map(({ httpGet }) => httpGet.path)).toEqual(["/healthz", "/healthz"]);
    for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe]) {
      expect(health).toContain(`"${httpGet.path}"`);
      expect(httpGet.port).toBe("http");
    }
    expect(ports).toEqual([
      { name: "http", containerPort: Number(image["PORT"]) },
      { name: "metrics", containerPort: Number(image["METRICS_PORT"]) },
    ]);
  },
);

test("the Kubernetes manifests name only files that exist", () => {
  const { resources, configMapGenerator } = parse(read("kubernetes/base/kustomization.yaml"));
  const files: string[] = [...resources, ...configMapGenerator[0].envs];
  expect(files.filter((file) => !isFile(`ops/kubernetes/base/${file}`))).toEqual([]);
});
