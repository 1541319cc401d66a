import type { Language, Product } from "../../types.ts";

/** The row with its words in a language, where it has them, and without the other languages'. */
function inLanguage<Row extends { translations?: Record<string, object> }>(
  row: Row,
  language: Language,
): Omit<Row, "translations"> {
  const { translations, ...words } = row;
  return { ...words, ...translations?.[language] };
}

/** Pictures, videos and testimonials of a product as answers carry them: words in one language. */
export function presentMedia(
  { images, videos, testimonials }: Pick<Product, "images" | "videos" | "testimonials">,
  language: Language,
): Pick<Product, "images" | "videos" | "testimonials"> {
  return {
    images: images.map((image) => inLanguage(image, language)),
    ...(videos && { videos: videos.map((video) => inLanguage(video, language)) }),
    ...(testimonials && {
      testimonials: testimonials.map((testimonial) => {
        const words = inLanguage(testimonial, language);
        return { ...words, video: inLanguage(words.video, language) };
      }),
    }),
  };
}
