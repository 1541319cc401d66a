import { expect, it } from "vitest";
import { getOwnWallet } from "./getOwnWallet.ts";

it.each([
  ["MacIntel", "apple-pay"],
  ["iPhone", "apple-pay"],
  ["Linux armv81", "google-pay"],
  ["Win32", "google-pay"],
  ["", "google-pay"],
])("a device that calls itself %s has %s", (platform, wallet) => expect(getOwnWallet(platform)).toBe(wallet));
