import type { Prices } from "@velours/sdk/types";

const rate = { USD: 1, CAD: 1.35, GBP: 0.8, EUR: 0.93 };

/** The same price in all four currencies, whole amounts. */
export const prices = (usd: number): Prices => ({
  USD: usd,
  CAD: Math.round(usd * rate.CAD),
  GBP: Math.round(usd * rate.GBP),
  EUR: Math.round(usd * rate.EUR),
});

/** A gift card costs its face value in whichever currency it is bought. */
export const faceValue = (amount: number): Prices => ({ USD: amount, CAD: amount, GBP: amount, EUR: amount });
