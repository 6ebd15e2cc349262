import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { root } from "../lib/root.mjs";
import { health, image, isFile, read, understand } from "./read-files.ts";

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold: number;
}

interface Container {
  image: string;
  command?: string[];
  envFrom?: { secretRef?: { name: string } }[];
  env?: { name: string; value: string }[];
  ports: { name: string; containerPort: number }[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
}

interface Workload {
  kind: string;
  metadata: { name: string };
  spec: {
    replicas?: number;
    maxReplicas?: number;
    schedule?: string;
    /** A CronJob contains the template of its pods. */
    jobTemplate?: { spec: Pick<Workload["spec"], "template"> };
    template: {
      spec: {
        serviceAccountName: string;
        terminationGracePeriodSeconds: number;
        topologySpreadConstraints: { topologyKey: string }[];
        initContainers?: [Container];
        containers: [Container];
      };
    };
  };
}

function workload(path: string): Workload {
  return parseAllDocuments(read(path))[0]?.toJS();
}

/** The CronJob in a file, and the specification of its pods. */
function nightly(path: string) {
  const all = parseAllDocuments(read(path)).map((item): Workload => item.toJS());
  const job = all.find(({ kind }) => kind === "CronJob");
  const pod = job?.spec.jobTemplate?.spec.template.spec;
  if (!pod) throw new Error(`no CronJob in ${path}`);
  return { schedule: job.spec.schedule, pod };
}

const readOverlay = (path: string) => parse(read(`kubernetes/${path}/kustomization.yaml`));

const settings = { ...image, ...parseEnv(read("kubernetes/base/settings.env")) };
const installation = {
  ...parseEnv(read("kubernetes/example/settings.env")),
  ...parseEnv(read("kubernetes/example/secrets.env.example")),
};

/** Not between 2 and 3: that hour is missing on the last Sunday in March. */
const everyNight = /^\d+ [013-5] \* \* \*$/;

test.each(["web", "worker", "migrate", "reconcile"])(
  "the Kubernetes manifests give %s settings that the server understands",
  (name) => {
    const path = `kubernetes/base/${name}.yaml`;
    const [container] = (name === "reconcile" ? nightly(path).pod : workload(path).spec.template.spec).containers;
    const own = Object.fromEntries((container.env ?? []).map((item) => [item.name, item.value]));
    const { config, unknown } = understand({ ...settings, ...installation, ...own });
    expect(unknown).toEqual(["NODE_COMPILE_CACHE"]);
    expect(config.mayUseSampleTexts).toBe(false);
    expect(config.role).toBe(name === "migrate" || name === "reconcile" ? "all" : name);
    for (const file of container.command?.slice(1) ?? []) expect(isFile(file)).toBe(true);
  },
);

test.each(["web", "worker"])(
  "the Kubernetes manifests take %s out of service before its port closes, and wait until it has stopped",
  (name) => {
    const { containers, terminationGracePeriodSeconds } = workload(`kubernetes/base/${name}.yaml`).spec.template.spec;
    const [{ ports, startupProbe, readinessProbe, livenessProbe }] = containers;
    const { drainSeconds, stopSeconds } = understand({ ...settings, ...installation }).config;
    expect(readinessProbe.periodSeconds * readinessProbe.failureThreshold).toBeLessThan(drainSeconds);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds + stopSeconds);
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

test("the Kubernetes manifests compare the books every night, with the certificate of the credit bureau", () => {
  expect(nightly("kubernetes/base/reconcile.yaml").schedule).toMatch(everyNight);
  const { patches }: { patches: { target: { kind: string; name?: string }; patch: string }[] } = readOverlay("example");
  const [job, pods] = patches.filter(({ patch }) => patch.includes("secretName: kautia-bureau")).toReversed();
  expect(job?.target).toEqual({ kind: "CronJob", name: "kautia-reconcile" });
  expect(job?.patch).toBe(pods?.patch.replaceAll("/spec/template/", "/spec/jobTemplate/spec/template/"));
});

test("the Kubernetes component dumps the database every night, with our script and the role that owns the database", () => {
  const { schedule, pod } = nightly("kubernetes/backup/backup.yaml");
  expect(schedule).toMatch(everyNight);
  const [{ command: copy = [], image: ours }] = pod.initContainers ?? [{ image: "" }];
  const [cp, script = "", target = ""] = copy;
  expect(cp).toBe("cp");
  expect(isFile(script)).toBe(true);
  // The overlay replaces it by the installation's image.
  expect(ours).toBe(readOverlay("example").images[0].name);
  const [{ command = [], envFrom = [], image: postgres }] = pod.containers;
  expect(command.join("\n")).toContain(`sh ${target} `);
  expect(envFrom).toEqual([{ secretRef: { name: "kautia-migrate" } }]);
  expect(postgres).toMatch(/^postgres:18\.\d+-/);
});

test("the Kubernetes manifests name only files that exist", () => {
  const { resources, configMapGenerator } = readOverlay("base");
  const files: string[] = [...resources, ...configMapGenerator[0].envs];
  expect(files.filter((file) => !isFile(`ops/kubernetes/base/${file}`))).toEqual([]);
  for (const component of ["ingress-nginx", "gateway", "pod-monitor", "backup"]) {
    const named: string[] = readOverlay(component).resources;
    expect(named.filter((file) => !isFile(`ops/kubernetes/${component}/${file}`))).toEqual([]);
    expect(read("kubernetes/example/kustomization.yaml")).toContain(`../${component}`);
  }
});

test("the example makes the pods roll when a setting or a secret changes, and keeps secrets out of the repository", () => {
  const { configMapGenerator, secretGenerator, components } = readOverlay("example");
  expect(components).toEqual(["../ingress-nginx", "../backup"]);
  // The generators append a hash of the content to the names, which the pods name.
  expect(configMapGenerator.map(({ name }: { name: string }) => name)).toEqual(["kautia"]);
  const secrets: { name: string; envs?: string[]; files?: string[] }[] = secretGenerator;
  expect(secrets.map(({ name }) => name)).toEqual(["kautia", "kautia-migrate", "kautia-bureau"]);
  const ignored = read("kubernetes/example/.gitignore").trim().split("\n");
  expect(secrets.flatMap(({ envs = [], files = [] }) => [...envs, ...files])).toEqual(ignored);
});

test("the Kubernetes manifests give web and workers another role of the database than the migration", () => {
  const usernameIn = (file: string) => new URL(parseEnv(read(file))["DATABASE_URL"] ?? "").username;
  expect(usernameIn("kubernetes/example/secrets.env.example")).toBe("kautia");
  expect(usernameIn("kubernetes/example/migrate.env.example")).toBe("kautia_owner");
});

test("the guide tells how many connections the pods need at most", () => {
  const { connections } = understand({ ...settings, ...installation }).config.databasePool;
  const autoscaler = parseAllDocuments(read("kubernetes/base/web.yaml")).map((item): Workload => item.toJS());
  const web = autoscaler.find(({ kind }) => kind === "HorizontalPodAutoscaler")?.spec.maxReplicas ?? 0;
  const workers = workload("kubernetes/base/worker.yaml").spec.replicas ?? 0;
  const pool = nightly("kubernetes/base/reconcile.yaml").pod.containers[0].env?.find(
    ({ name }) => name === "DATABASE_POOL_SIZE",
  );
  // One more of each while they are replaced, the migration, and one connection of each for its readiness check. The
  // comparison of the books has a small pool, the backup one connection.
  const most = (web + 1 + workers + 1 + 1) * (connections + 1) + Number(pool?.value) + 1 + 1;
  expect(read("kubernetes/base/web.yaml")).toContain(`At most ${most} connections`);
  expect(read("../docs/production.md")).toContain(`are ${most}.`);
});

test.each(["web", "worker"])("the pods of %s are spread over zones and machines, and have an identity", (name) => {
  const { topologySpreadConstraints, serviceAccountName } = workload(`kubernetes/base/${name}.yaml`).spec.template.spec;
  expect(topologySpreadConstraints.map(({ topologyKey }) => topologyKey)).toEqual([
    "topology.kubernetes.io/zone",
    "kubernetes.io/hostname",
  ]);
  expect(serviceAccountName).toBe(workload("kubernetes/base/service-account.yaml").metadata.name);
});

/** Stands in for a cluster: writes each call to a file, and answers about the job. */
const cluster = (failed: string) => `#!/bin/sh
echo "$*" >> calls
case "$*" in
  *wait*) exit ${failed === "True" ? 1 : 0} ;;
  *jsonpath*) echo ${failed} ;;
  *logs*) echo "Migration 0099-names.sql failed: no space" ;;
esac
`;

function deploy(failed: string) {
  const folder = mkdtempSync(join(tmpdir(), "kautia-deploy-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "kubectl"), cluster(failed), { mode: 0o755 });
  const script = join(root, "ops/kubernetes/deploy.sh");
  const env = { ...process.env, PATH: `${folder}:${process.env["PATH"]}` };
  const { status, stderr } = spawnSync("sh", [script, "ours"], { cwd: folder, env, encoding: "utf8" });
  return { status, stderr, calls: readFileSync(join(folder, "calls"), "utf8").trim().split("\n") };
}

test("a deployment migrates first, then applies everything and waits for it", () => {
  const { status, calls } = deploy("");
  expect(status).toBe(0);
  expect(calls.map((call) => call.replace("--namespace=kautia ", "").split(" ").slice(0, 2).join(" "))).toEqual([
    "delete job",
    "apply -k",
    "wait --for=condition=complete",
    "apply -k",
    "rollout status",
    "rollout status",
  ]);
});

test("a deployment whose migration fails says why at once, and leaves the running release alone", () => {
  const { status, stderr, calls } = deploy("True");
  expect(status).toBe(1);
  expect(stderr).toContain("Migration 0099-names.sql failed: no space\nthe migration failed");
  expect(calls.filter((call) => call.includes("apply"))).toHaveLength(1);
});
