import type { Notification } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { FeedCard } from "./FeedCard.tsx";

const DAY = 86_400;
const inShop = await createShopContext({
  shop: { language: "fr", country: "CA", origin: "https://velours.example" },
});

function draw(change: Partial<Notification>) {
  const card = { title: "Deux pour un", description: "", cta_text: "Voir", date_expired: null, ...change };
  return renderToStaticMarkup(
    inShop(<FeedCard card={card as Notification} seen={null} onLeave={() => {}} />),
  );
}

describe("a card of the French feed (S-573)", () => {
  it.each([
    ["/kink?promo_code=GIFTUP", "/fr/kink?promo_code=GIFTUP"],
    ["https://velours.example/kink?promo_code=GIFTUP", "/fr/kink?promo_code=GIFTUP"],
    ["https://other.example/?promo_code=GIFTUP", "https://other.example/?promo_code=GIFTUP"],
  ])("leads from %s to %s", (link, href) => {
    expect(draw({ link })).toContain(`href="${href}"`);
  });

  it("opens another domain in a new tab, with a promo code as well (S-089)", () => {
    const elsewhere = 'target="_blank" rel="noopener noreferrer"';
    expect(draw({ link: "https://other.example/?promo_code=GIFTUP" })).toContain(elsewhere);
    expect(draw({ link: "/kink?promo_code=GIFTUP" })).not.toContain("_blank");
  });

  it("counts its days as jours (SA-225)", () => {
    const html = draw({ date_expired: Date.now() / 1000 + 4 * DAY + 60 });
    expect(html).toMatch(/>[^<]*\s4j 00:0\d:\d\d</);
  });
});
