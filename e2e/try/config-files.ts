import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { eicar } from "../src/eicar.ts";

/** Terminates TLS for the web servers, the S3 server and the card provider, which production reaches by TLS. */
export function nginxConf(
  ports: Record<"nginx" | "web1" | "web2" | "s3Tls" | "s3" | "providerTls" | "provider" | "places", number>,
  certificate: string,
  key: string,
): string {
  return `
daemon off;
pid nginx.pid;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path nginx/body;
  proxy_temp_path nginx/proxy;
  fastcgi_temp_path nginx/fastcgi;
  uwsgi_temp_path nginx/uwsgi;
  scgi_temp_path nginx/scgi;
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  client_max_body_size 60m;
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header Connection "";
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_connect_timeout 2s;
  upstream web {
    server 127.0.0.1:${ports.web1} max_fails=1 fail_timeout=2s;
    server 127.0.0.1:${ports.web2} max_fails=1 fail_timeout=2s;
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${ports.nginx} ssl;
    location / { proxy_pass http://web; proxy_request_buffering off; }
  }
${[
  [ports.s3Tls, ports.s3],
  [ports.providerTls, ports.provider],
]
  .map(([from, to]) => `  server { listen 127.0.0.1:${from} ssl; location / { proxy_pass http://127.0.0.1:${to}; } }`)
  .join("\n")}
  # An address search that finds nothing.
  server { listen 127.0.0.1:${ports.places}; default_type application/json; location / { return 200 '{"features":[]}'; } }
}
`;
}

/** `users` is a file with their names. */
export function pgbouncerIni(port: number, databasePort: number, users: string): string {
  return `
[databases]
* = host=127.0.0.1 port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
query_wait_timeout = 5
ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`;
}

/** The settings that docs/operations.md asks for, and one signature: that of the harmless test file. */
export function writeClamd(folder: string, port: number): string {
  const hash = createHash("md5").update(eicar).digest("hex");
  writeFileSync(join(folder, "signatures", "test.hdb"), `${hash}:${eicar.length}:Test-File\n`);
  const file = join(folder, "clamd.conf");
  writeFileSync(
    file,
    `
DatabaseDirectory ${join(folder, "signatures")}
TCPSocket ${port}
TCPAddr 127.0.0.1
StreamMaxLength 60M
MaxFileSize 60M
MaxScanSize 120M
AlertExceedsMax yes
AlertEncrypted yes
`,
  );
  return file;
}
