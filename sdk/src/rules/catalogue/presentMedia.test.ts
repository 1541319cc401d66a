import { describe, expect, it } from "vitest";
import { presentMedia } from "./presentMedia.ts";

const video = {
  id: 1,
  src: "/v.webm",
  poster: "/p.svg",
  title: "All sides",
  translations: { fr: { title: "Tous les angles" } },
};
const media = {
  images: [
    { id: 1, src: "/a.svg", alt: "Halo", translations: { fr: { alt: "Halo, en français" } } },
    { id: 2, src: "/b.svg", alt: "Box" },
  ],
  videos: [video],
  testimonials: [
    { id: 1, author: "Camille", quote: "Quiet.", video, translations: { fr: { quote: "Discret." } } },
  ],
};

describe("presentMedia", () => {
  it("says pictures, videos and testimonials in one language, and what has no translation as it was written", () => {
    const french = presentMedia(media, "fr");
    expect(french.images).toEqual([
      { id: 1, src: "/a.svg", alt: "Halo, en français" },
      { id: 2, src: "/b.svg", alt: "Box" },
    ]);
    expect(french.videos).toEqual([{ id: 1, src: "/v.webm", poster: "/p.svg", title: "Tous les angles" }]);
    expect(french.testimonials).toEqual([
      {
        id: 1,
        author: "Camille",
        quote: "Discret.",
        video: { id: 1, src: "/v.webm", poster: "/p.svg", title: "Tous les angles" },
      },
    ]);
    expect(presentMedia(media, "en").testimonials?.[0]?.quote).toBe("Quiet.");
  });

  it("leaves out what a product does not have", () => {
    expect(presentMedia({ images: [] }, "en")).toEqual({ images: [] });
  });
});
