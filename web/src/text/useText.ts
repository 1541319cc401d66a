import { useShop } from "../shop/useShop.ts";
import type { Locale } from "./generated/runtime.js";

type Message<Inputs> = (inputs: Inputs, options: { locale: Locale }) => string;

/** `text(m.add_to_bag)` or `text(m.showing_items, { n: 24 })`: the words in the page's own language. */
export type Text = <Inputs extends object>(
  message: Message<Inputs>,
  ...inputs: keyof Inputs extends never ? [] : [Inputs]
) => string;

/** The same outside a component, for a route's `head`. */
export function textIn(locale: Locale): Text {
  return (message, ...inputs) => message((inputs[0] ?? {}) as never, { locale });
}

/** Words of the interface in the language of the page; the language comes from the URL, never from a global. */
export function useText(): Text {
  return textIn(useShop().language);
}
