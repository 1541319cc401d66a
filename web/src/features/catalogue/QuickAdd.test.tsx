// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toasts } from "../../platform/ui/toasts.ts";
import { QuickAdd } from "./QuickAdd.tsx";

const { get, add } = vi.hoisted(() => ({ get: vi.fn(), add: vi.fn() }));

vi.mock("@tanstack/react-router", () => ({
  useRouter: () => ({ options: { context: { queries: { get } } } }),
}));
vi.mock("../../platform/api/useShop.ts", () => ({
  useShop: () => ({ language: "en", country: "US", locale: "en-US" }),
}));
vi.mock("../../platform/sites/useSite.ts", () => ({
  useSite: () => ({ regions: [{ country: "US", currency: "USD", fulfillment: "US" }], flags: {} }),
}));
vi.mock("../cart/useAddToCart.ts", () => ({ useAddToCart: () => ({ add, busy: false }) }));
vi.mock("./QuickAddDialog.tsx", () => ({
  QuickAddDialog: ({ open, product }: { open: boolean; product: { title: string } }) =>
    open && <p role="dialog">{product.title}</p>,
}));

const halo = (...levels: string[]) => ({
  id: 7,
  title: "Halo",
  variants: levels.map((_, at) => ({ id: at + 1, inventory_policy: "deny" })),
  inventories: levels.map((level, at) => ({ variant_id: at + 1, level })),
});

const dialog = () => document.querySelector("[role=dialog]");
const said = () => toasts.get().map(({ text }) => text);
let button: HTMLButtonElement;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.replaceChildren();
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(place).render(<QuickAdd product={{ id: 7, title: "Halo" }} />));
  button = place.querySelector("button") as HTMLButtonElement;
});

afterEach(() => {
  vi.resetAllMocks();
  for (const { id } of toasts.get()) toasts.close(id);
});

it("puts the only variant into the bag, and asks nothing", async () => {
  const product = halo("high");
  get.mockResolvedValue(product);
  await act(async () => button.click());
  expect(add.mock.calls).toEqual([[product, product.variants[0], 1]]);
  expect(dialog()).toBeNull();
});

it("asks for the variant where there are several, also when one alone is left", async () => {
  get.mockResolvedValue(halo("none", "high"));
  await act(async () => button.click());
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(dialog()?.textContent).toBe("Halo");
  });
  expect(add).not.toHaveBeenCalled();
});

it.each([
  ["sold out meanwhile", () => Promise.resolve(halo("none")), "Halo has just sold out."],
  ["without a variant", () => Promise.resolve(halo()), "Halo has just sold out."],
  ["that cannot be loaded", () => Promise.reject(new Error("no network")), /Halo/],
])("says so of a product %s, and works again", async (_, answer, words) => {
  get.mockImplementationOnce(answer);
  await act(async () => button.click());
  expect(said()).toEqual([expect.stringMatching(words)]);
  expect(add).not.toHaveBeenCalled();
  get.mockResolvedValue(halo("high"));
  await act(async () => button.click());
  expect(add).toHaveBeenCalledOnce();
});

it("does it once for two presses, and keeps the focus meanwhile", async () => {
  const answer = Promise.withResolvers<ReturnType<typeof halo>>();
  get.mockReturnValue(answer.promise);
  button.focus();
  await act(async () => button.click());
  expect(button.getAttribute("aria-busy")).toBe("true");
  await act(async () => button.click());
  expect(document.activeElement).toBe(button);
  await act(async () => answer.resolve(halo("high")));
  expect(get).toHaveBeenCalledOnce();
  expect(add).toHaveBeenCalledOnce();
});
