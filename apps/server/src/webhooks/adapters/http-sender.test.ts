import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { makeHttpSender } from "./http-sender.ts";
import { isPublicAddress, lookupPublic, type Resolve } from "./public-address.ts";

let addresses: { address: string; family: number }[] = [];
const resolve: Resolve = (_name, _options, callback) => callback(null, addresses);
const sender = makeHttpSender({ allowsPrivate: false, timeLimit: 2_000, resolve });
const send = (url: string) => sender.send({ url, headers: {}, body: "{}" });
let connections = 0;
const listener = createServer().on("connection", () => connections++);
afterAll(() => {
  listener.closeAllConnections();
  listener.close();
});

test.each([
  "10.1.2.3",
  "127.0.0.1",
  "0.0.0.0",
  "169.254.169.254",
  "172.16.0.1",
  "192.168.1.1",
  "100.64.0.1",
  "100.100.100.200",
  "168.63.129.16",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "::7f00:1",
  "::a00:1",
  "4000::1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "fe80::1",
  "fe80::1%eth0",
  "fc00::1",
  "fd00:ec2::254",
  "ff02::1",
  "nonsense",
])("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));

test.each(["8.8.8.8", "93.184.216.34", "2606:2800:220:1::1"])("%s is public", (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  "http://hooks.example.com/",
  "https://user:pass@hooks.example.com/",
  "https://localhost/",
  "https://intranet/",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://hooks.example.com/#part",
  "ftp://hooks.example.com/",
  "hooks.example.com",
])("%s is refused when it is given", (url) => expect(sender.accepts(url)).toBe(false));

test.each(["https://hooks.example.com/kautia?x=1", "https://hooks.example.com:8443/", "https://8.8.8.8/"])(
  "%s is accepted when it is given",
  (url) => expect(sender.accepts(url)).toBe(true),
);

test("does not connect to a public name that resolves to a private address", async () => {
  await new Promise<void>((listening) => listener.listen(0, "127.0.0.1", listening));
  const address = listener.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  addresses = [{ address: "127.0.0.1", family: 4 }];
  expect(await send(`https://hooks.example.com:${port}/`)).toEqual({ error: "ADDRESS_NOT_PUBLIC" });
  addresses = [{ address: "::ffff:127.0.0.1", family: 6 }];
  expect(await send(`https://hooks.example.com:${port}/`)).toEqual({ error: "ADDRESS_NOT_PUBLIC" });
  expect(connections).toBe(0);
  expect(await send(`https://127.0.0.1:${port}/`)).toEqual({ error: "ADDRESS_NOT_PUBLIC" });
});

test("connects only to the public addresses of a name", async () => {
  const [inside, outside] = [
    { address: "10.0.0.1", family: 4 },
    { address: "93.184.216.34", family: 4 },
  ];
  addresses = [inside, outside];
  const look = (all: boolean) =>
    new Promise((settle) => lookupPublic(resolve)("hooks.example.com", { all }, (...found) => settle(found)));
  expect(await look(true)).toEqual([null, [outside]]);
  expect(await look(false)).toEqual([null, outside.address, 4]);
});
