import { useNavigate, useSearch } from "@tanstack/react-router";
import { shownVariants } from "@velours/sdk/rules";
import type { Product, Variant } from "@velours/sdk/types";
import { startTransition, useState } from "react";

/** The variant of a product that the address names, null for none, and what puts another one there. */
export function useChosenVariant(product: Product) {
  const search = useSearch({ strict: false }) as { variant?: string };
  const navigate = useNavigate();
  const named = shownVariants(product).find(({ id }) => String(id) === search.variant)?.id ?? null;
  const [picked, setPicked] = useState(named);
  const [before, setBefore] = useState(named);
  if (named !== before) {
    setBefore(named);
    setPicked(named);
  }
  const pick = ({ id }: Variant) => {
    setPicked(id);
    // In the place of the one before, so that Back leaves the product; after the page has changed.
    startTransition(
      () =>
        void navigate({
          to: ".",
          search: (old: object) => ({ ...old, variant: String(id) }),
          replace: true,
          resetScroll: false,
        } as never),
    );
  };
  return [picked, pick] as const;
}
