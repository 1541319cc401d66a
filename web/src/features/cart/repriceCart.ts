import { isLine, isWarranty, lineKey, needsWarrantyRebuild } from "@velours/sdk/rules";
import type { CartLine } from "@velours/sdk/types";
import { m, textIn } from "../../platform/text/useText.ts";
import { toasts } from "../../platform/ui/toasts.ts";
import {
  type CartEffectContext,
  callsFor,
  cartLines,
  currentPricing,
  dispatch,
  isCartOutdated,
  loadWarranty,
} from "./CartEffectContext.ts";
import { isAnswer } from "./cartCalls.ts";
import { recordContents } from "./recordContents.ts";
import { refreshGiftCard } from "./refreshGiftCard.ts";

/** Other tabs can add lines while prices are fetched; they are fetched next, but not forever. */
const ROUNDS = 5;

/** Fetches products, promotion and gift card in the currency of now. When that fails, what is there stays and says so. */
export async function repriceCart(context: CartEffectContext): Promise<void> {
  const { cart } = context;
  cart.set({ pricing: "underway" });
  try {
    let round = 0;
    do await fetchPrices(context);
    while (++round < ROUNDS && isCartOutdated(context));
    cart.set({ pricing: isCartOutdated(context) ? "failed" : null });
  } catch {
    cart.set({ pricing: "failed" });
  }
}

async function fetchPrices(context: CartEffectContext): Promise<void> {
  const { cart, site } = context;
  const calls = callsFor(context);
  const ids = cartLines(context).map((line) => line.product.id);
  const { data: promotion } = cart.get().promotion;
  const [products, fresh] = await Promise.all([
    calls.products(ids),
    promotion && calls.promotion(promotion.name),
    refreshGiftCard(context),
  ]);
  if (fresh && !isAnswer(fresh)) throw new Error("The promotion could not be fetched.");
  const before = cartLines(context);
  dispatch(context, {
    type: "reprice",
    requested: ids,
    products,
    promotion: promotion && { name: promotion.name, found: fresh?.data ?? null },
    maxAgeDays: site.limits.cartMaxAgeDays,
    ...currentPricing(context),
  });
  nameGone(context, before);
  recordContents(context);
  if (fresh?.error) cart.set((state) => ({ promotion: { ...state.promotion, error: fresh.error } }));
  if (!needsWarrantyRebuild(cartLines(context))) return;
  const product = await loadWarranty(context);
  if (product) dispatch(context, { type: "rebuildWarranties", product, ...currentPricing(context) });
}

/** Goods that are not sold there any more have left the cart; without a word they would seem to be lost. */
function nameGone(context: CartEffectContext, before: readonly CartLine[]): void {
  const { shop } = context;
  const lines = cartLines(context);
  const gone = before.filter(
    (line) => !line.free && !isWarranty(line) && !lines.some((left) => isLine(left, lineKey(line))),
  );
  if (gone.length === 0) return;
  const titles = [...new Set(gone.map((line) => line.product.title))].join(", ");
  toasts.show({ text: textIn(shop.locale)(m.lines_gone, { titles }) });
}
