import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { nginxConf, writeClamd } from "./config-files.ts";
import { makeMailServer } from "./mails.ts";
import { makeService, type Service } from "./service.ts";

export type OutsidePorts = Parameters<typeof nginxConf>[0] & Record<"mail" | "clamd", number>;

/** What the servers need besides the database. */
export function makeOutside(
  folder: string,
  { ports, certificate }: { ports: OutsidePorts; certificate: string },
): Record<"mail" | "s3" | "clamd" | "nginx", Service> {
  for (const name of ["buckets", "signatures", "nginx"]) mkdirSync(join(folder, name));
  const nginxFile = join(folder, "nginx.conf");
  writeFileSync(nginxFile, nginxConf(ports, certificate, join(dirname(certificate), "key.pem")));
  const service = (name: "s3" | "clamd" | "nginx", command: string, args: string[]) =>
    makeService({ name, command, args, port: ports[name], folder });
  return {
    mail: makeMailServer(folder, ports.mail),
    s3: service("s3", process.execPath, [
      join(process.env["S3_SERVER"] ?? "", "bin", "s3rver.js"),
      "--directory",
      join(folder, "buckets"),
      "--address",
      "127.0.0.1",
      "--port",
      String(ports.s3),
      "--configure-bucket",
      "papers",
      // The bucket's name is in the path.
      "--no-vhost-buckets",
    ]),
    clamd: service("clamd", "clamd", ["--foreground", "-c", writeClamd(folder, ports.clamd)]),
    nginx: service("nginx", "nginx", ["-p", folder, "-e", join(folder, "nginx.log"), "-c", nginxFile]),
  };
}
