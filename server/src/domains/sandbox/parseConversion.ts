/** A purchase as an affiliate network is told of it. */
export interface Conversion {
  /** Two decimals. */
  amount: string;
  /** The transaction's id. */
  ref: string;
  currency: string;
}

/** The purchase in a pixel's address; null for one that lacks a part. */
export function parseConversion(url: string): Conversion | null {
  const query = new URLSearchParams(url.split("?")[1]);
  const [amount = "", ref = "", currency = ""] = ["amount", "ref", "currency"].map(
    (key) => query.get(key) ?? "",
  );
  const isWhole =
    /^\d{1,9}\.\d{2}$/.test(amount) && ref !== "" && ref.length <= 100 && /^[A-Z]{3}$/.test(currency);
  return isWhole ? { amount, ref, currency } : null;
}
