import { expect, test } from "vitest";
import { isPublicAddress } from "../../platform/http/isPublicAddress.ts";
import { startFakeImageHost } from "../../testing/fakeImageHost.ts";
import { fixture } from "../../testing/fixture.ts";
import { defaultLimits, fetchPicture } from "./fetchPicture.ts";

const host = fixture(() => startFakeImageHost());

/** The fake host is on this machine, everything else inside a network stays closed. */
const limits = {
  ...defaultLimits,
  bytes: 200_000,
  milliseconds: 3_000,
  isAllowed: (address: string) => address === "127.0.0.1",
};

test.each([
  ["/a.png", "image/png"],
  ["/moved.png", "image/png"],
  ["/jpeg-called.png", "image/jpeg"],
])("%s is fetched, as what its bytes are: %s", async (path, type) => {
  expect(await fetchPicture(host.url + path, limits)).toMatchObject({ type });
});

test.each([
  ["/page.png", /no JPEG, PNG, GIF, WebP or AVIF/],
  ["/drawing.svg", /no JPEG, PNG, GIF, WebP or AVIF/],
  ["/nothing.png", /the server answered 404/],
  ["/large.png", /larger than 200000 bytes/],
  ["/silent.png", /took longer than 3 seconds/],
  ["/switched.png", /connection ended without an answer/],
  ["/round.png", /redirects more than 3 times/],
  ["/inside.png", /169\.254\.169\.254 is an address inside a network/],
  ["/file.png", /it leads to file:/],
])("%s is refused: %s", async (path, reason) => {
  await expect(fetchPicture(host.url + path, limits)).rejects.toThrow(reason);
});

test.each([
  "http://127.0.0.1/a",
  "http://localhost/a",
  "http://[::1]/a",
  "http://0x7f.1/a",
  "http://2130706433/a",
  "http://[::ffff:127.0.0.1]/a",
])("%s is never asked, however it is written", async (address) => {
  const { port } = new URL(host.url);
  const before = host.requests.length;
  await expect(fetchPicture(address.replace(/\/a$/, `:${port}/a.png`))).rejects.toThrow(/inside a network/);
  expect(host.requests.length).toBe(before);
});

test.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["10.1.2.3", false],
  ["172.31.0.1", false],
  ["172.32.0.1", true],
  ["192.168.0.1", false],
  ["100.100.0.1", false],
  ["169.254.169.254", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::a00:1", false],
  ["2002:a00:1::", false],
  ["2001:db8::1", false],
  ["no address", false],
])("%s is on the internet: %s", (address, is) => expect(isPublicAddress(address)).toBe(is));
