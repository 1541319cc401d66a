import { expect, test } from "vitest";
import { formatReason } from "../reasons/formatReason.ts";
import { storeReasons } from "./storeReasons.ts";

test.each<[unknown, string[]]>([
  [{ title: "Halo", images: [{ src: "/assets/a.svg" }, { src: "https://a.example/b.jpg" }] }, []],
  [{ title: "a\0b" }, ["title has a character that no text can have, such as NUL"]],
  [{ "a\0": 1 }, ["the row has a character that no text can have, such as NUL"]],
  [{ title: "\ud800" }, ["title has a character that no text can have, such as NUL"]],
  [{ inventories: [{ quantity: 2_147_483_647 }] }, []],
  [{ inventories: [{ quantity: 2_147_483_648 }] }, ["inventories[0].quantity must be <= 2147483647"]],
  [{ usage_limit: 1e12 }, ["usage_limit must be <= 2147483647"]],
  [{ amount_remaining: 1e10 }, ["amount_remaining must be < 10000000000"]],
  [
    { images: [{ src: "javascript:alert(1)" }] },
    ["images[0].src begins with javascript:, but must be an address of the web"],
  ],
  [
    { images: [{ src: " java\nscript:alert(1)" }] },
    ["images[0].src begins with javascript:, but must be an address of the web"],
  ],
  [
    { images: [{ src: "data:image/svg+xml,<svg/>" }] },
    ["images[0].src begins with data:, but must be an address of the web"],
  ],
  [
    { meta: { desktop_banner: "file:///etc/passwd" } },
    ["meta.desktop_banner begins with file:, but must be an address of the web"],
  ],
  [
    { notification: { image: "FILE:///a" } },
    ["notification.image begins with file:, but must be an address of the web"],
  ],
  [{ link: "/vibrators?promo_code=A:B" }, []],
  [{ link: "mailto:care@velours.example" }, []],
  [{ title: "data: what it says" }, []],
  [{ created_at: "2026-05-01T00:00:00+05:30", attributes: { made_at: ["Berlin"] } }, []],
  ...["2026-02-30T00:00:00Z", "0000-12-31T00:00:00Z", "2026-05-01T00:00:00+16:00"].map(
    (created_at): [unknown, string[]] => [{ created_at }, ["created_at is no day of the calendar"]],
  ),
])("%j: %j", (row, reasons) =>
  expect(storeReasons(row).map((reason) => formatReason(reason, "en"))).toEqual(reasons),
);
