const CURRENCIES: Record<string, string> = { $: "USD", CA$: "CAD", "£": "GBP", "€": "EUR" };

const AMOUNT = /([−-]\s?)?(CA\$|\$|£|€)\s?(\d[\d,]*(?:\.\d+)?)/g;

export interface Money {
  currency: string;
  amount: number;
}

/** All amounts of money in a text, in their order. */
export function moneyIn(text: string): Money[] {
  return [...text.matchAll(AMOUNT)].map(([, sign, symbol = "", digits = ""]) => ({
    currency: CURRENCIES[symbol] ?? symbol,
    amount: (sign ? -1 : 1) * Number(digits.replaceAll(",", "")),
  }));
}
