import { expect, type Page, test } from "@playwright/test";
import { inGate } from "./inGate.ts";
import { Shopper } from "./Shopper.ts";

/** A focus ring and the colours around it, as the browser computed them. */
interface Ring {
  element: string;
  color: string;
  /** Colours on both sides of it. */
  ground: string;
  /** How far it reaches out of the window or of what cuts off its element, in px. */
  cutOff: number;
}

async function look(): Promise<Ring | null> {
  // Colours of links and buttons change in a transition, the ring's with them.
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  // A label that stands for its hidden or framed input wears the ring for it.
  const label = element.closest("label");
  const wears = getComputedStyle(element).outlineStyle === "none" && label ? label : element;
  const style = getComputedStyle(wears);
  const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
  const box = wears.getBoundingClientRect();
  let cutOff = 0;
  const cut = (left: number, top: number, right: number, bottom: number) => {
    cutOff = Math.max(
      cutOff,
      left - (box.left - reach),
      top - (box.top - reach),
      box.right + reach - right,
      box.bottom + reach - bottom,
    );
  };
  cut(0, 0, innerWidth, innerHeight);
  let ground: string | undefined;
  const inside = reach <= 0;
  for (let at: Element | null = inside ? wears : wears.parentElement; at; at = at.parentElement) {
    const { overflow, backgroundColor } = getComputedStyle(at);
    if (at !== wears && overflow !== "visible") {
      const { left, top, right, bottom } = at.getBoundingClientRect();
      cut(left, top, right, bottom);
    }
    if (!ground && /^rgb\(|^oklch|^#/.test(backgroundColor)) ground = backgroundColor;
  }
  const edge = wears.closest(".on-dark") ? /rgb\([^)]*\)/.exec(style.boxShadow)?.[0] : undefined;
  return {
    element: `${wears.localName} ${(wears.textContent || wears.getAttribute("aria-label") || "").trim().slice(0, 30)}`,
    color: style.outlineStyle === "solid" ? style.outlineColor : "none",
    // Its own edge covers the background.
    ground: edge ?? ground ?? "rgb(255, 255, 255)",
    // Half a pixel is a matter of layout.
    cutOff: cutOff < 0.5 ? 0 : cutOff,
  };
}

/** WCAG's relative luminance of an `rgb(…)`. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

async function expectRings(page: Page, count: number): Promise<void> {
  const faults: string[] = [];
  let seen = 0;
  for (let press = 0; press < count; press += 1) {
    await page.keyboard.press("Tab");
    const ring = await page.evaluate(look);
    if (!ring) continue;
    seen += 1;
    if (ring.color === "none") faults.push(`${ring.element}: no ring`);
    else {
      const value = contrast(ring.color, ring.ground);
      if (value < 3) faults.push(`${ring.element}: ${value}:1, ${ring.color} on ${ring.ground}`);
    }
    if (ring.cutOff > 0) faults.push(`${ring.element}: ${ring.cutOff}px of its ring are cut off`);
  }
  expect(faults).toEqual([]);
  expect(seen).toBeGreaterThan(3);
}

test("the contrast is WCAG's own", () => {
  expect(contrast("rgb(0, 0, 0)", "rgb(255, 255, 255)")).toBe(21);
  expect(contrast("rgb(79, 58, 213)", "rgb(26, 19, 70)")).toBeCloseTo(2.37, 1);
});

for (const { name, width } of [
  { name: "phone", width: 390 },
  { name: "desktop", width: 1440 },
])
  test.describe(name, () => {
    test.use({ viewport: { width, height: 900 } });
    const details = inGate(name === "desktop");

    test("every ring of the home page's top stands out and is whole", details, async ({ page }) => {
      await new Shopper(page).open("/");
      await expectRings(page, 28);
    });

    test("every ring of a listing and of a product stands out and is whole", details, async ({ page }) => {
      await new Shopper(page).open("/sex-toys");
      await expectRings(page, 45);
      await new Shopper(page).open("/product/100001");
      await expectRings(page, 30);
    });

    test("every ring of the footer stands out and is whole", details, async ({ page }) => {
      await new Shopper(page).open("/about");
      await page.getByRole("contentinfo").getByRole("link").first().focus();
      await expectRings(page, 16);
    });

    test("every ring of the bag and of the checkout stands out and is whole", details, async ({ page }) => {
      const shopper = new Shopper(page);
      await shopper.open("/product/100001");
      await shopper.addToCart();
      // The bag takes the focus a frame after it is shown.
      await expect(shopper.cart.locator(":focus").or(shopper.cart.and(page.locator(":focus")))).toBeVisible();
      await expectRings(page, 14);
      await shopper.goToCheckout();
      await expectRings(page, 24);
    });
  });

test.describe("every site", () => {
  for (const site of ["boutique", "outlet", "closet"])
    test(`${site}'s ring stands out on its dark ground`, inGate(site === "outlet"), async ({ page }) => {
      await new Shopper(page).open("/");
      await page.evaluate((name) => {
        document.documentElement.dataset.site = name;
      }, site);
      await expectRings(page, 8);
    });
});
