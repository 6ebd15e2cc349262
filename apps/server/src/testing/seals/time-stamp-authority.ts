import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { curve } from "./authority.ts";
import type { Openssl } from "./openssl.ts";

export interface TimeStampAuthority {
  url: string;
  /** Changes a request before it is answered, or an answer before it is sent. */
  spoil: { request?: (query: Buffer) => Buffer; answer?: (reply: Buffer) => Buffer };
  close(): void;
}

const config = `
[tsa]
default_tsa = own
[own]
serial = ./tsa-serial
signer_cert = ./tsa.pem
certs = ./ca.pem
signer_key = ./tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
[usage]
extendedKeyUsage = critical,timeStamping
`;

/** A time stamp authority (RFC 3161) whose answers OpenSSL makes. */
export async function startTimeStampAuthority(openssl: Openssl): Promise<TimeStampAuthority> {
  openssl.write("tsa.cnf", config);
  openssl.write("tsa-serial", "01\n");
  openssl.run(`req -newkey ${curve} -nodes -keyout tsa.key -out tsa.csr -subj /CN=tsa`);
  const usage = "-extfile tsa.cnf -extensions usage";
  openssl.run(`x509 -req -in tsa.csr -CA ca.pem -CAkey ca.key -CAcreateserial -out tsa.pem ${usage}`);
  const server = createServer((request, response) => void respond(request, response));
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const query = await buffer(request);
    openssl.write("query", authority.spoil.request?.(query) ?? query);
    openssl.run("ts -reply -config tsa.cnf -queryfile query -out reply");
    const reply = openssl.read("reply");
    response.writeHead(200, { "Content-Type": "application/timestamp-reply" });
    response.end(authority.spoil.answer?.(reply) ?? reply);
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const authority: TimeStampAuthority = {
    url: `http://127.0.0.1:${port}/`,
    spoil: {},
    close: () => void server.close(),
  };
  return authority;
}
