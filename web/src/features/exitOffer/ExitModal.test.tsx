// @vitest-environment happy-dom
import { createLine, estimateCart } from "@velours/sdk/rules";
import type { CartLine, Product, Promotion } from "@velours/sdk/types";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { ExitModal } from "./ExitModal.tsx";

const found = vi.fn((_options: { enabled?: boolean }) => ({
  data: undefined as object | undefined,
  error: null as Error | null,
}));
const promotion = { data: null as object | null, error: null };
const state = {
  products: { data: [] as CartLine[] },
  promotion,
  estimate: null as object | null,
  email: null,
};
vi.mock("../../platform/queries/useQuery.ts", () => ({ useQuery: (options: object) => found(options) }));
vi.mock("../../platform/api/useShop.ts", () => ({ useShop: () => ({ language: "en", locale: "en-US" }) }));
vi.mock("../cart/useCart.ts", () => ({ useCart: () => ({ state }) }));
vi.mock("../../platform/sites/useRegion.ts", () => ({
  useRegion: () => ({ currency: "USD", country: "FR" }),
}));
vi.mock("../../platform/sites/useSite.ts", () => ({ useSite: () => ({ code: "boutique" }) }));
vi.mock("../../platform/session/useSession.ts", () => ({ useSession: () => ({ user: undefined }) }));
vi.mock("../cart/useApplyPromotion.ts", () => ({ useApplyPromotion: () => ({}) }));
vi.mock("../cart/getCartButton.ts", () => ({ getCartButton: () => null }));
vi.mock("../../platform/ui/Modal.tsx", () => ({
  Modal: (props: { open: boolean; children: object }) => props.open && props.children,
}));

/** Puts goods into the bag: price, units, lowest price. */
function fill(...goods: [usd: number, quantity?: number, minimum?: number][]) {
  const lines = goods.map(([usd, quantity = 1, minimum = 0], index) => {
    const variant = { id: index, price: usd, prices: { USD: usd }, compare_at_prices: {} };
    const product = { id: index, type: "Vibrators", title: "Halo", images: [], inventories: [] };
    return createLine({
      product: { ...product, variants: [variant], minimum_prices: { USD: minimum } } as unknown as Product,
      variant: variant as unknown as Product["variants"][number],
      quantity,
      currency: "USD",
      now: 0,
    });
  });
  state.products.data = lines;
  state.estimate = estimateCart({ lines, currency: "USD", promotion: null });
}
const base = { id: 1, name: "LASTCHANCE", enabled: true, site: "boutique" };
const offer = (more: Partial<Promotion> = {}) =>
  found.mockReturnValue({
    data: { ...base, type: "percentage", discount: 15, ...more },
    error: null,
  });
const amounts = () => [...draw().matchAll(/[−$]+[\d.]+/g)].map(([amount]) => amount);

const draw = () => renderToStaticMarkup(<ExitModal open onJudged={() => {}} onClose={() => {}} />);

beforeEach(() => {
  promotion.data = null;
  fill([100], [50]);
  found.mockReset().mockReturnValue({ data: undefined, error: null });
});

it("offers its code only where the shop says that it can be used (S-588)", () => {
  expect(draw()).toBe("");
  expect(found.mock.lastCall?.[0]).toMatchObject({ enabled: true });
  offer();
  expect(draw()).toContain("save up to 15%");
});

it.each<[string, Parameters<typeof fill>, Partial<Promotion>, string[]]>([
  ["each unit down to a whole amount", [[24], [12]], {}, ["$36", "−$4", "$32"]],
  ["100 + 50", [[100], [50]], {}, ["$150", "−$22", "$128"]],
  ["no lower than the minimum price", [[100, 1, 95]], {}, ["$100", "−$5", "$95"]],
  ["the merchant's own percent", [[100]], { discount: 10 }, ["$100", "−$10", "$90"]],
  ["the merchant's own lists", [[100], [50]], { excluded_product_ids: [0] }, ["$150", "−$7", "$143"]],
])("S-587 SA-408 shows what the bag will take off: %s", (_, goods, more, shown) => {
  fill(...goods);
  offer(more);
  expect(amounts()).toEqual(shown);
});

it("SA-408 names the merchant's own percent, bare where the promotion overrides minimum prices", () => {
  offer({ discount: 10, override_minimum_product_prices: true });
  expect(draw()).toContain("save 10%");
});

it.each<[string, Partial<Promotion>]>([
  ["an address that is not known", { required_email: true }],
  ["another country", { free_shipping: true }],
])("offers nothing that the bag refuses: %s", (_, more) => {
  offer(more);
  expect(draw()).toBe("");
});

it("offers nothing that takes nothing off, and says how it judged", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const judged = vi.fn();
  const root = createRoot(document.createElement("div"));
  const show = () => act(async () => root.render(<ExitModal open onJudged={judged} onClose={() => {}} />));
  await show();
  expect(judged).not.toHaveBeenCalled();
  fill([6, 10]);
  offer();
  expect(draw()).toBe("");
  await show();
  fill([100]);
  await show();
  found.mockReturnValue({ data: undefined, error: new Error("404") });
  await show();
  expect(judged.mock.calls.flat()).toEqual(["nothing", "offered", "failed"]);
});

it("asks nothing about the promotion that is in the bag", () => {
  promotion.data = { type: "percentage", discount: 20, properties: [] };
  expect(draw()).toContain("save up to 20%");
  expect(found.mock.lastCall?.[0]).toMatchObject({ enabled: false });
});

it.each([
  [50, "save up to $50<"],
  [12.5, "save up to $12.50<"],
])("S-302 writes %d in money, with cents only where there are any", (discount, words) => {
  promotion.data = { type: "amount_threshold", discount: 0, properties: [{ threshold: 10, discount }] };
  expect(draw()).toContain(words);
});
