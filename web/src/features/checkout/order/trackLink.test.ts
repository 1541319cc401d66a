import { expect, it } from "vitest";
import { readTrackLink, trackLink } from "./trackLink.ts";

it("carries number and email address behind the #, where no server reads them", () => {
  const tracked = { number: "V-100023", email: "ada+toys@example.com" };
  const [path, hash] = trackLink(tracked).split("#");
  expect(path).toBe("/track");
  expect(readTrackLink(`#${hash}`)).toEqual(tracked);
});

it.each(["", "#", "#top", "#number"])("fills in nothing from %j", (hash) =>
  expect(readTrackLink(hash)).toEqual({ number: "", email: "" }),
);
