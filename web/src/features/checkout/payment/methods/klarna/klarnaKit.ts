import type { BnplOrder } from "@velours/sdk/rules";
import { loadScript } from "../../../../../platform/browser/loadScript.ts";

/** An answer of the provider. `show_form` false: it does not offer itself for this purchase. */
export interface KlarnaAnswer {
  show_form: boolean;
  approved?: boolean;
  /** The shopper must confirm once more; there is no token yet. */
  finalize_required?: boolean;
  authorization_token?: string;
  error?: { invalid_fields?: string[] };
}

interface Category {
  payment_method_category: string;
}
type Done = (answer: KlarnaAnswer) => void;

/** The provider's own kit: one session at a time. */
export interface KlarnaKit {
  init: (session: { client_token: string }) => void;
  load: (options: Category & { container: string }, update: object, done: Done) => void;
  authorize: (options: Category, order: BnplOrder, done: Done) => void;
  finalize: (options: Category, update: object, done: Done) => void;
}

/** Loads the kit from its address. */
export async function loadKlarna(url: string): Promise<KlarnaKit> {
  await loadScript(url);
  const { Klarna } = window as typeof window & { Klarna?: { Payments?: KlarnaKit } };
  if (!Klarna?.Payments) throw new Error("Klarna did not come up.");
  return Klarna.Payments;
}
