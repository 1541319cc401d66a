import { expect, it } from "vitest";
import { carrierName } from "./carrierName.ts";

it.each([
  ["usps", "USPS"],
  ["Usps Ground", "USPS Ground"],
  ["DHL Express", "DHL Express"],
  ["fedex", "FedEx"],
  ["La Poste", "La Poste"],
  ["groups", "groups"],
])("%s is %s", (carrier, name) => expect(carrierName(carrier)).toBe(name));
