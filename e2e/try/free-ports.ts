import { findFreePort } from "../../tools/lib/free-port.ts";

export async function freePorts<Name extends string>(...names: Name[]): Promise<Record<Name, number>> {
  const ports: Partial<Record<Name, number>> = {};
  for (const name of names) ports[name] = await findFreePort();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has just got its port
  return ports as Record<Name, number>;
}
