import { createSocket } from "node:dgram";
import { createServer } from "node:net";

// A DNS server that knows one name for everything outside: every name that ends in the second argument is at 127.0.0.1.
const [address = "", domain = ""] = process.argv.slice(2);

const socket = createSocket("udp4");
socket.on("message", (query, { port, address: client }) => socket.send(answer(query), port, client));
socket.bind(53, address);
// So that a connection shows that it is running.
createServer((connection) => connection.destroy()).listen(53, address);

/** RFC 1035, section 4: the question repeated, and the address if it is asked for. */
function answer(query: Buffer): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]; length; length = query[at]) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  const question = query.subarray(12, at + 5);
  const isKnown = labels.join(".").toLowerCase().endsWith(domain);
  const isFound = isKnown && query.readUInt16BE(at + 1) === 1;
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(isFound ? 1 : 0, 6);
  header.writeUInt32BE(0, 8);
  const record = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1]);
  return Buffer.concat([header, question, ...(isFound ? [record] : [])]);
}
