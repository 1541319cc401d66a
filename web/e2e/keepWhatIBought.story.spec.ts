import { expect, type Page, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { inGate } from "./inGate.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";

const book = { path: "/product/100185", en: "A Quiet Guide", fr: "Un guide discret" };

/** Buys the e-book as a guest, with a parcel if set; the confirmation is on the screen afterwards. */
async function buy(page: Page, language: "en" | "fr", paths: readonly string[]): Promise<string> {
  const shopper = new Shopper(page, language);
  for (const path of paths) {
    await shopper.open(path);
    await shopper.addToCart();
  }
  await shopper.goToCheckout();
  await shopper.fillDelivery(AUSTIN);
  if (paths.some((path) => path !== book.path)) {
    await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
    await shopper.continue();
  }
  await shopper.payByCard();
  return shopper.seesOrder();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const language of ["en", "fr"] as const) {
    test(
      `an e-book is there to download, without opening anything, in ${language}`,
      inGate(language === "fr"),
      async ({ page, request }) => {
        const id = await buy(page, language, [book.path]);
        const name = language === "en" ? /Download E-Book/ : /Télécharger le livre numérique/;
        const link = page.getByRole("main").getByRole("link", { name });
        for (const again of [false, true]) {
          if (again) await page.reload();
          await expect(link).toBeVisible();
          await expect(link).toHaveAccessibleName(new RegExp(book[language]));
        }
        const href = (await link.getAttribute("href")) ?? "";
        expect(href).toContain(`?order=${id}`);
        const file = await request.get(href);
        expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
        // The email brings the same link, wherever the shop is.
        const mails = async () =>
          (await (await fetch(`${SHOP.url}/sandbox/mail`)).json()) as { id: string; html: string }[];
        await expect
          .poll(async () => (await mails()).map((mail) => mail.id))
          .toContain(`order-confirmation.${id}@velours`);
        const html = (await mails()).find((mail) => mail.id.includes(id))?.html ?? "";
        const linked = html.match(new RegExp(`href="(http[^"]+\\?order=${id})"`))?.[1] ?? "";
        expect((await request.get(linked)).status()).toBe(200);
        // The contract's host serves files as they are; the shop itself asks whose order it is.
        const stolen = new URL(href.replace(id, crypto.randomUUID()), SHOP.url).href;
        expect((await request.get(stolen)).status()).toBe(404);
      },
    );
  }
});

test("the printed confirmation has goods, taxes, totals, addresses, number and date, and no buttons", async ({
  page,
}) => {
  await buy(page, "en", [book.path, "/product/100001"]);
  const title = await page.locator("li", { hasText: "1 x" }).last().locator("p").first().innerText();
  const number = (await page.getByText(/Order V-\d+/).innerText()).match(/V-\d+/)?.[0] ?? "?";
  // As wide as a sheet of A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByText(`1 x ${book.en}`)).toHaveCount(1);
  const printed = (await page.locator("body").innerText()).replace(/\s+/g, " ");
  for (const words of [
    number,
    String(new Date().getFullYear()),
    `1 x ${book.en}`,
    title,
    "Subtotal",
    "Sales tax",
    "Total",
    "Shipping Address",
    "Billing Address",
    "12 Main St #4",
    "United States",
    "ada@example.com",
  ])
    expect(printed).toContain(words);
  for (const words of ["Continue shopping", "Order Summary", "Privacy Policy", "Download E-Book"])
    expect(printed).not.toContain(words);
});
