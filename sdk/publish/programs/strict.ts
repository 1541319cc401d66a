// biome-ignore lint/style/noRestrictedImports: a program of its own, which has the package installed.
import { createClient, isRefusal, type OperationError, orThrow, paginate } from "@velours/sdk";
import { getErrorMessage, isReference } from "@velours/sdk/errors";
import { ShippingAddress, standardSchema, validateForm } from "@velours/sdk/forms";
import { groupCalls, groups } from "@velours/sdk/groups";
import { estimateCart, toMinor } from "@velours/sdk/rules";
import type { Product } from "@velours/sdk/types";

const shop = createClient({ baseUrl: "/api", clientToken: "velours-dev" });

export async function titles(): Promise<string[]> {
  const found: string[] = [];
  for await (const product of paginate(shop.listProducts, {}, { limit: 10 })) {
    product satisfies Product;
    found.push(product.title);
  }
  return found;
}

export async function remaining(code: string): Promise<number> {
  const { data, error } = await shop.getGiftCard({ params: { path: { code } } });
  if (error === undefined) return toMinor(data.amount_remaining);
  if (isReference(error, "giftCardExpended")) return error.value;
  // @ts-expect-error getGiftCard never answers this
  if (error.reference === "promotionExpired") return 1;
  throw new Error(getErrorMessage(error, "fr"));
}

export async function title(id: number): Promise<string> {
  try {
    return orThrow(await shop.getProduct({ params: { path: { id } } })).title;
  } catch (thrown) {
    if (isRefusal(thrown, "getProduct") && thrown.reference === "validationError")
      return Object.values(thrown.error.value).join();
    throw thrown;
  }
}

export const handle = async (id: number): Promise<string | undefined> =>
  (await groupCalls(shop, groups).products.get(id)).data?.handle;

createClient({ baseUrl: "/api", scenario: "giftCardExpended", timeout: undefined });
// @ts-expect-error not a reference of the contract
createClient({ baseUrl: "/api", scenario: "giftCardLost" });

// @ts-expect-error the id is a number
shop.getProduct({ params: { path: { id: "1" } } });

export type Reference = OperationError<"getGiftCard">["reference"];
export const form: Record<string, string> = validateForm(ShippingAddress, {}, "en");
export const schema = standardSchema(ShippingAddress);
export const rule: typeof estimateCart = estimateCart;
