import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["192.0.2.7:51234", "192.0.2.7"],
  ["[2001:db8:1:2::9]:51234", "2001:db8:1:2"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2"],
])("the network of %s is %s", (ip, network) => expect(networkOf(ip)).toBe(network));
