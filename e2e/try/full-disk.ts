import { setTimeout as wait } from "node:timers/promises";
import { expectWithin, type Fault } from "./fault.ts";
import { readProblem } from "./readiness.ts";

export const fullDisk: Fault = {
  name: "the database's disk is full for 15 s",
  answersWithin: 5,
  needsMount: true,
  async inject({ database: { disk }, services: { web1, web2, worker } }) {
    const servers = [web1, web2, worker];
    const everyServer = async (is: (problem: string | null) => boolean) =>
      (await Promise.all(servers.map(readProblem))).every(is);
    await disk?.fill();
    const cannotWrite = (problem: string | null) => /^the database cannot write: .*\(53100\)$/.test(problem ?? "");
    const wrong = await expectWithin(12, "no server is ready, and each says why", () => everyServer(cannotWrite));
    await wait(15_000);
    if (!(await everyServer(cannotWrite))) wrong.push("a server was ready again before there was space");
    disk?.empty();
    return [
      ...wrong,
      ...(await expectWithin(12, "all servers are ready again", () => everyServer((item) => item === null))),
    ];
  },
};
