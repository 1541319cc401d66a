import type { Order, ReturnRequest } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { OrderProgress } from "./OrderProgress.tsx";

const inEnglish = await createShopContext({ shop: { country: "CA" } });
const inFrench = await createShopContext({ shop: { language: "fr", country: "CA" } });

const show = (request: Partial<ReturnRequest>, inShop = inEnglish) =>
  renderToStaticMarkup(
    inShop(
      <OrderProgress
        order={
          {
            status: "shipped",
            products: [
              { title: "Halo", images: [], _variant: { id: 1, image_id: null, option1: "Default Title" } },
            ],
            invoice: { currency: "USD" },
            returns: [
              {
                id: "r",
                created_at: "2026-11-22T09:00:00.000Z",
                state: "requested",
                lines: [{ line: 1, quantity: 1 }],
                ...request,
              },
            ],
          } as unknown as Order
        }
      />,
    ),
  );
const answer = (word: "approved" | "declined" | "received", note: string | null = null) => ({
  answer: { answer: word, note, answeredAt: "2026-11-23T09:00:00.000Z" },
});

it("says what the shop answered to a return, in its own words too", () => {
  expect(show({})).toContain("We will write to you.");
  const approved = show(answer("approved", "Send it to 4 Mill Lane."));
  expect(approved).toContain("Return approved");
  expect(approved).toContain("Send it to 4 Mill Lane.");
  expect(approved).not.toContain("We will write to you.");
  expect(show(answer("declined"))).toContain("Return declined");
  expect(show(answer("received"))).toContain("Return received");
  expect(show({ ...answer("received"), state: "refunded" })).toContain("Returned: ");
});

it("says it in French", () => {
  expect(show(answer("declined"), inFrench)).toContain("Retour refusé");
});
