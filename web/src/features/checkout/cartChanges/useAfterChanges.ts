import { useNavigate } from "@tanstack/react-router";
import type { CartValidationError } from "@velours/sdk/types";
import { useRepairCart } from "./useRepairCart.ts";

/** Closes the cart validation modal: repairs the cart, and leaves one with nothing to buy. */
export function useAfterChanges(
  error: CartValidationError | null,
  onRepaired: () => void,
): () => Promise<void> {
  const navigate = useNavigate();
  const repair = useRepairCart();
  return async () => {
    // First, because a checkout without lines leads home.
    if (error?.status === "deny") await navigate({ to: "/sex-toys/top-picks" as string });
    if (error) await repair(error);
    onRepaired();
  };
}
