import { createContext, useContext } from "react";
import type { CheckoutModel } from "./useCheckoutModel.ts";

export const CheckoutContext = createContext<CheckoutModel | null>(null);

/** The checkout this step belongs to. */
export function useCheckout(): CheckoutModel {
  const model = useContext(CheckoutContext);
  if (!model) throw new Error("useCheckout is for the steps inside CheckoutFlow.");
  return model;
}
