import { isIPv6 } from "node:net";

/**
 * Network of a caller's address: itself, and for IPv6 its /64, because a single customer has all of those. An
 * IPv4 address written as IPv6 (`::ffff:192.0.2.1`) is the IPv4 address.
 */
export function toNetwork(ip: string): string {
  const address = ip.split("%")[0] ?? ip;
  if (!isIPv6(address)) return address;
  const [mapped] = /(?<=^::ffff:)\d+\.\d+\.\d+\.\d+$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length - (address.includes(".") ? 1 : 0);
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
