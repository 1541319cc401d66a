import { expect, it } from "vitest";
import { trackingUrl } from "./trackingUrl.ts";

it.each([
  ["USPS", "9400 1118", "https://tools.usps.com/go/TrackConfirmAction?tLabels=94001118"],
  ["usps-international", "94", "https://tools.usps.com/go/TrackConfirmAction?tLabels=94"],
  ["Canada-Post", "7", "https://www.canadapost-postescanada.ca/track-reperage/en#/details/7"],
  ["UPS", "1Z&x=<b>", "https://www.ups.com/track?tracknum=1Z%26x%3D%3Cb%3E"],
  ["Cupsy", "1", null],
  ["The neighbour", "1", null],
  ["USPS", null, null],
  [null, "94", null],
])("%s %s: %s", (carrier, tracking, url) => expect(trackingUrl({ carrier, tracking })).toBe(url));
