import { isGiftCard } from "@velours/sdk/rules";
import type { CartLine } from "@velours/sdk/types";
import { useShop } from "../../platform/api/useShop.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import { mayHaveWallets } from "./mayHaveWallets.ts";

interface Props {
  lines: readonly { product: Pick<CartLine["product"], "type"> }[];
  /** Gives it the size of what comes. */
  className?: string;
}

/** Size of express checkout above the form of the shipping step. */
export const CHECKOUT_EXPRESS = "mb-8 h-33";

/** Keeps the place of the wallets' buttons while they are asked for, so that nothing below moves when they come. */
export function ExpressPlace({ lines, className = "h-13 rounded-full" }: Props) {
  const { site, wallets = [] } = useShop();
  const { currency } = useRegion();
  const isTaken = wallets.includes("apple-pay") || wallets.includes("google-pay");
  // The short of `canExpress`, which the first load does not have: it decides when the buttons are asked for.
  const isSold = site === "boutique" && (currency === "USD" || currency === "CAD");
  const isExpected = isTaken && isSold && mayHaveWallets() && !lines.some(isGiftCard);
  return isExpected ? <Skeleton className={className} /> : null;
}
