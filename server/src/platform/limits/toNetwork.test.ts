import fc from "fast-check";
import { expect, test } from "vitest";
import { toNetwork } from "./toNetwork.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:192.0.2.1", "192.0.2.1"],
  ["2001:db8:0:7::1", "2001:db8:0:7::/64"],
  ["2001:0DB8:0000:0007:ffff:ffff:ffff:ffff", "2001:db8:0:7::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.33", "64:ff9b:0:0::/64"],
  ["unknown", "unknown"],
])("%s counts as %s", (ip, network) => {
  expect(toNetwork(ip)).toBe(network);
});

test("all addresses of a /64 count as one, however they are written, and those of another do not", () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
  const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), groups(4), (net, host, otherHost, otherNet) => {
      const padded = [...net, ...host].map((part) => part.toUpperCase().padStart(4, "0")).join(":");
      expect(toNetwork([...net, ...otherHost].join(":"))).toBe(toNetwork(padded));
      if (net.join() !== otherNet.join() && !`${net},${otherNet}`.startsWith("0,0,0,0"))
        expect(toNetwork([...otherNet, ...host].join(":"))).not.toBe(toNetwork(padded));
    }),
  );
});
