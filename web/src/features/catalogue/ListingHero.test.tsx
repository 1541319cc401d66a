import type { Collection } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ListingHero } from "./ListingHero.tsx";

const html = (meta: Collection["meta"]) =>
  renderToStaticMarkup(<ListingHero collection={{ title: "Kink", description: "", meta } as Collection} />);
/** Address → classes of what is around it. */
const banner = (meta: Collection["meta"]) =>
  /<div class="([^"]*)"><picture>(.*)<\/picture>/.exec(html(meta))?.slice(1) ?? [];

it("shows the banner of each width (S-142)", () => {
  const [around, picture] = banner({ mobile_banner: "/m.svg", desktop_banner: "/d.svg" });
  expect(around).toBe("absolute inset-0");
  expect(picture).toContain('srcSet="/m.svg"');
  expect(picture).toContain('src="/d.svg"');
  expect(picture).not.toContain("lazy");
});

it.each([
  ["phones", { mobile_banner: "/m.svg" }, "/m.svg", "tablet:hidden"],
  ["larger screens", { desktop_banner: "/d.svg" }, "/d.svg", "max-tablet:hidden"],
])("shows a banner for %s there alone, and fetches it nowhere else (S-142)", (_, meta, src, hidden) => {
  const [around, picture] = banner(meta);
  expect(around).toBe(`absolute inset-0 ${hidden}`);
  expect(picture).toContain(`src="${src}"`);
  expect(picture).toContain('loading="lazy"');
});

it("keeps its title beside what is drawn on a phone's banner, where there is one", () => {
  const title = (meta: Collection["meta"]) => /<h1 class="([^"]*)">/.exec(html(meta))?.[1];
  expect(title({ mobile_banner: "/m.svg" })).toContain("max-tablet:max-w-[65%]");
  expect(title({ desktop_banner: "/d.svg" })).not.toContain("max-w-[65%]");
});

it("shows none without (S-142)", () => {
  expect(html({})).not.toContain("<img");
});
