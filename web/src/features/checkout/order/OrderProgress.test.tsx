import type { Order, ReturnRequest } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { OrderProgress } from "./OrderProgress.tsx";

const language = vi.hoisted(() => ({ current: "en" }));
vi.mock("../../../platform/api/useShop.ts", () => ({
  useShop: () => ({ language: language.current, locale: `${language.current}-CA`, api: {} }),
}));

const show = (request: Partial<ReturnRequest>) =>
  renderToStaticMarkup(
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
  );
const answer = (word: "approved" | "declined" | "received", note: string | null = null) => ({
  answer: { answer: word, note, answeredAt: "2026-11-23T09:00:00.000Z" },
});

it("says what the shop answered to a return, in its own words too", () => {
  language.current = "en";
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
  language.current = "fr";
  expect(show(answer("declined"))).toContain("Retour refusé");
});
