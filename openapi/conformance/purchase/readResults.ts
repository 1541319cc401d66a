import type { CartValidationErrors, CartValidationResult } from "@velours/sdk/types";
import type { HttpResponse } from "../http/Browser.ts";

/** Results of a category of `cartValidationErrors`: `prices`, `inventory`. Empty for any other answer. */
export function readResults({ body }: HttpResponse, category: string): CartValidationResult[] {
  const { value } = (body ?? {}) as { value?: Partial<CartValidationErrors["value"]> };
  return value?.products?.value?.validation?.[category]?.results ?? [];
}
