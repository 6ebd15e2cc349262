import { lookup, type LookupAddress, type LookupAllOptions } from "node:dns";
import { type LookupFunction, Socket } from "node:net";

type Answer = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;
type Resolve = (hostname: string, options: LookupAllOptions, answer: Answer) => void;

/** In ms. How long to wait for DNS if we know an address already. */
const patience = 1_000;

/**
 * Resolves names. While DNS fails or does not answer, a name keeps the address that it had last. Names of other services
 * share the few threads that wait for DNS, so without this one of them could keep us from the database.
 */
export function knowAddresses(
  resolve: Resolve = (hostname, options, answer) => lookup(hostname, options, answer),
): LookupFunction {
  const known = new Map<string, LookupAddress[]>();
  return (hostname, options, callback) => {
    let isAnswered = false;
    const answer: Answer = (error, addresses) => {
      if (isAnswered) return;
      isAnswered = true;
      clearTimeout(timer);
      const found = error ? (known.get(hostname) ?? []) : addresses;
      const [first] = found;
      if (!first) callback(error, "");
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    };
    const last = known.get(hostname);
    const timer = last && setTimeout(() => answer(null, last), patience);
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (!error) known.set(hostname, addresses);
      answer(error, addresses);
    });
  };
}

const lookupKnown = knowAddresses();

/** A socket for the driver, which passes no way to resolve names. */
export function openSocket(): Socket {
  const socket = new Socket();
  const connect = socket.connect.bind(socket);
  return Object.assign(socket, {
    // The driver passes a port and a host, or the path of a Unix socket.
    connect: (to: number | string, host?: string) =>
      typeof to === "string" ? connect(to) : connect({ port: to, lookup: lookupKnown, ...(host && { host }) }),
  });
}
