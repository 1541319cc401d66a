import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { ProductVideos } from "./ProductVideos.tsx";
import { Testimonials } from "./Testimonials.tsx";

const inShop = await createShopContext({ shop: { language: "fr", country: "CA" } });

const video = {
  id: 1,
  src: "/v.webm",
  poster: "/p.svg",
  title: "Halo sous tous les angles",
  captions: [
    { language: "en", src: "/v.en.vtt" },
    { language: "fr", src: "/v.fr.vtt" },
  ],
};

it("a video has controls, a name and captions in the page's language, and never starts by itself (S-172)", () => {
  const html = renderToStaticMarkup(inShop(<ProductVideos videos={[video]} />));
  const player = /<video[^>]*>/.exec(html)?.[0];
  expect(player).toContain("controls");
  expect(player).toContain('aria-label="Halo sous tous les angles"');
  expect(player).not.toContain("autoplay");
  expect(html).toMatch(/<track[^>]*srcLang="fr"[^>]*label="Français"[^>]*default/);
  expect(html).not.toMatch(/<track[^>]*srcLang="en"[^>]*default/);
});

it("testimonials say who says what beside their videos (S-173)", () => {
  const html = renderToStaticMarkup(
    inShop(<Testimonials testimonials={[{ id: 1, author: "Camille", quote: "Discret.", video }]} />),
  );
  expect(html).toContain("<blockquote");
  expect(html).toMatch(/Discret\..*Camille/);
  expect(html).toContain('src="/v.webm"');
});

it("without videos and testimonials there are no headings for them", () => {
  expect(renderToStaticMarkup(inShop(<ProductVideos videos={[]} />))).toBe("");
  expect(renderToStaticMarkup(inShop(<Testimonials testimonials={[]} />))).toBe("");
});
