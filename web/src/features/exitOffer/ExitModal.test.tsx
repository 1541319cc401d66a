import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { ExitModal } from "./ExitModal.tsx";

const found = vi.fn((_options: { enabled?: boolean }) => ({ data: undefined as object | undefined }));
const promotion = { data: null as object | null, error: null };
const state = { products: { data: [] }, promotion, estimate: null };
vi.mock("../../platform/queries/useQuery.ts", () => ({ useQuery: (options: object) => found(options) }));
vi.mock("../../platform/api/useShop.ts", () => ({ useShop: () => ({ language: "en", locale: "en-US" }) }));
vi.mock("../cart/useCart.ts", () => ({ useCart: () => ({ state }) }));
vi.mock("../../platform/sites/useRegion.ts", () => ({ useRegion: () => ({ currency: "USD" }) }));
vi.mock("../cart/useApplyPromotion.ts", () => ({ useApplyPromotion: () => ({}) }));
vi.mock("../cart/getCartButton.ts", () => ({ getCartButton: () => null }));
vi.mock("../../platform/ui/Modal.tsx", () => ({
  Modal: (props: { open: boolean; children: object }) => props.open && props.children,
}));

const draw = () => renderToStaticMarkup(<ExitModal open onClose={() => {}} />);

beforeEach(() => {
  promotion.data = null;
  found.mockReset().mockReturnValue({ data: undefined });
});

it("offers its code only where the shop says that it can be used (S-588)", () => {
  expect(draw()).toBe("");
  expect(found.mock.lastCall?.[0]).toMatchObject({ enabled: true });
  found.mockReturnValue({ data: { name: "LASTCHANCE" } });
  expect(draw()).toContain("save 15%");
});

it("asks nothing about the promotion that is in the bag", () => {
  promotion.data = { type: "percentage", discount: 20, properties: [] };
  expect(draw()).toContain("save 20%");
  expect(found.mock.lastCall?.[0]).toMatchObject({ enabled: false });
});

it.each([
  [50, "save up to $50<"],
  [12.5, "save up to $12.50<"],
])("S-302 writes %d in money, with cents only where there are any", (discount, words) => {
  promotion.data = { type: "amount_threshold", discount: 0, properties: [{ threshold: 10, discount }] };
  expect(draw()).toContain(words);
});
