import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../tools/lib/free-port.ts";
import { makeService, type Service } from "./service.ts";
import { until } from "./until.ts";
import { answers, type Database } from "./database.ts";

interface Node {
  name: string;
  port: number;
  api: number;
  service: Service;
}

/** Two PostgreSQL nodes with synchronous replication under Patroni, etcd to elect the primary, HAProxy to find it. */
export async function makeCluster(folder: string): Promise<Database> {
  const [client, peer, port] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const home = join(folder, "cluster");
  mkdirSync(home);
  const urls = { client: `http://127.0.0.1:${client}`, peer: `http://127.0.0.1:${peer}` };
  const etcd = makeService({
    name: "etcd",
    command: "etcd",
    args: [
      "--name",
      "one",
      "--data-dir",
      join(home, "etcd"),
      "--initial-cluster",
      `one=${urls.peer}`,
      "--listen-client-urls",
      urls.client,
      "--advertise-client-urls",
      urls.client,
      "--listen-peer-urls",
      urls.peer,
      "--initial-advertise-peer-urls",
      urls.peer,
    ],
    port: client,
    folder,
  });
  const nodes = [await makeNode("node1", home, client, folder), await makeNode("node2", home, client, folder)];
  const haproxyFile = join(home, "haproxy.cfg");
  writeFileSync(haproxyFile, haproxyConf(port, nodes));
  const haproxy = makeService({ name: "haproxy", command: "haproxy", args: ["-db", "-f", haproxyFile], port, folder });
  if (process.getuid?.() === 0) execFileSync("chown", ["-R", "postgres", home]);

  const isPrimary = async ({ api }: Node) =>
    (await fetch(`http://127.0.0.1:${api}/primary`).catch(() => null))?.status === 200;
  const findPrimary = async () => {
    for (const node of nodes) if (await isPrimary(node)) return node;
    return null;
  };
  return {
    port,
    async start() {
      await etcd.start();
      // The second node copies the first, so start them in this order.
      for (const node of nodes) await node.service.start();
      await until(async () => (await findPrimary()) !== null, "a primary");
      await until(async () => (await replicas(nodes)) > 0, "a synchronous standby");
      await haproxy.start();
      const primary = await findPrimary();
      const target = ["-h", "127.0.0.1", "-p", String(primary?.port), "-U", "postgres"];
      execFileSync("createdb", [...target, "kautia"]);
      await until(() => answers(port, "kautia"), "HAProxy to find the primary");
    },
    async stop() {
      for (const { service } of [...nodes, { service: haproxy }, { service: etcd }]) await service.stop("SIGKILL");
    },
    async primary() {
      const node = await findPrimary();
      if (!node) throw new Error("no node is the primary");
      return node.service;
    },
    disk: null,
  };
}

async function makeNode(name: string, home: string, etcdPort: number, folder: string): Promise<Node> {
  const [port, api] = [await findFreePort(), await findFreePort()];
  const file = join(home, `${name}.json`);
  const data = join(home, name);
  const bin = execFileSync("pg_config", ["--bindir"]).toString().trim();
  // Patroni reads YAML, and JSON is valid YAML. A ttl of 20 s is the shortest time after which it declares a primary dead.
  const settings = {
    scope: "kautia",
    name,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 150 } },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, { "auth-host": "trust" }, { "auth-local": "trust" }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: bin,
      pgpass: join(home, `${name}.pgpass`),
      parameters: { unix_socket_directories: home },
      pg_hba: ["host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust", "local all all trust"],
      authentication: { superuser: { username: "postgres" }, replication: { username: "postgres" } },
    },
  };
  writeFileSync(file, JSON.stringify(settings, null, 2));
  return {
    name,
    port,
    api,
    service: makeService({
      name,
      command: "patroni",
      args: [file],
      port,
      folder,
      user: "postgres",
      pidFile: join(data, "postmaster.pid"),
    }),
  };
}

function haproxyConf(port: number, nodes: readonly Node[]): string {
  return `
defaults
  mode tcp
  timeout connect 2s
  timeout client 10m
  timeout server 10m
listen postgres
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port: at, api }) => `  server ${name} 127.0.0.1:${at} check port ${api}`).join("\n")}
`;
}

async function replicas(nodes: readonly Node[]): Promise<number> {
  const answered = await Promise.all(nodes.map(({ api }) => fetch(`http://127.0.0.1:${api}/sync`).catch(() => null)));
  return answered.filter((answer) => answer?.status === 200).length;
}
