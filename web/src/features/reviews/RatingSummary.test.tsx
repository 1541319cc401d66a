import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { RatingSummary } from "./RatingSummary.tsx";
import { ReviewItem } from "./ReviewItem.tsx";

const inShop = await createShopContext();

it("says the average in words and lets no one choose stars that no review has", () => {
  const html = renderToStaticMarkup(
    inShop(
      <RatingSummary
        rating={{ average: 4.67, count: 3, stars: [0, 0, 0, 1, 2] }}
        chosen={5}
        onChoose={() => {}}
      />,
    ),
  );
  expect(html).toContain('aria-label="4.7 out of 5 stars"');
  expect(html).toContain("3 reviews");
  const rows = html.match(/<button[^>]*>/g)!;
  expect(rows.map((row) => row.includes('disabled="'))).toEqual([false, false, true, true, true]);
  expect(rows.map((row) => row.includes('aria-pressed="true"'))).toEqual([true, false, false, false, false]);
});

it("a review is marked with its own language, and what it says is text", () => {
  const html = renderToStaticMarkup(
    inShop(
      <ReviewItem
        review={{
          id: 1,
          stars: 1,
          title: "Bof",
          body: "<img src=x onerror=alert(1)>",
          author: "Élise",
          language: "fr",
          created_at: "2026-09-14T00:00:00Z",
          answer: { text: "<b>Merci</b>", answeredAt: "2026-09-15T00:00:00Z" },
        }}
      />,
    ),
  );
  expect(html).toContain('lang="fr"');
  expect(html).toContain('aria-label="1 out of 5 stars"');
  expect(html).not.toContain("<img");
  expect(html).toContain("The shop’s answer");
  expect(html).toContain("&lt;b&gt;Merci&lt;/b&gt;");
});
