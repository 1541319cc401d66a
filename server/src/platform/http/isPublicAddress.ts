import { BlockList, isIP } from "node:net";

/** Addresses of this machine, its networks, and what is reserved (RFC 6890): nothing an address that a merchant names may lead to. */
const inside = new BlockList();
for (const range of [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...["192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15"],
  ...["198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
]) {
  const [network = "", bits] = range.split("/");
  inside.addSubnet(network, Number(bits), "ipv4");
}
/** Only 2000::/3 is given out on the internet; of it, these lead elsewhere: tunnels and documentation. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");
const tunnels = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  tunnels.addSubnet(network, bits, "ipv6");

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, "ipv4");
  if (isIP(address) !== 6) return false;
  return global.check(address, "ipv6") && !tunnels.check(address, "ipv6");
}
