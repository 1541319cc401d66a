import { toPngData } from "@velours/sdk/shop";
import { expect, it } from "vitest";
import type { EmailShop } from "./EmailShop.ts";
import { renderEmail } from "./renderEmail.ts";

/** The first bytes of a PNG of 720 × 144 pixels. */
const header = [
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 2, 208, 0, 0, 0, 144, 8, 6, 0, 0,
];
const logo = toPngData(Buffer.from([...header, ...Array(20).fill(0)]).toString("base64"));

const render = (look?: EmailShop["look"]) => {
  const shop: EmailShop = {
    name: "Leaf & Kettle",
    url: "https://leaf.example",
    supportEmail: "post@leaf.example",
    regions: [],
    defaultLanguage: "en" as const,
    look,
  };
  return renderEmail({ language: "en", shop, subject: "Hello", title: "Hello", blocks: [] });
};

it("shows a logo in PNG, small and within the email, with the name as its words", () => {
  const { html, text } = render({ logo });
  expect(html).toContain(`<img src="${logo}" alt="Leaf &amp; Kettle" width="160" height="32"`);
  expect(html?.match(/<img/g)).toHaveLength(1);
  expect(text).toContain("Leaf & Kettle\nhttps://leaf.example");
});

it.each([
  ["no look", undefined],
  ["a logo in SVG, which mail programs do not show", { logo: "<svg></svg>" }],
])("has the name for %s", (_, look) => {
  const { html } = render(look);
  expect(html).toContain(">Leaf &amp; Kettle</td>");
  expect(html).not.toContain("<img");
});
