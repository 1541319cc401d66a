import { useShop } from "../api/useShop.ts";
import type { Locale } from "./generated/runtime.js";
import { toRegionalFrench } from "./regionalFrench.ts";

type Message<Inputs> = (inputs: Inputs, options: { locale: Locale }) => string;

/** `text(m.add_to_bag)` or `text(m.showing_items, { n: 24 })`: the words in the page's own language. */
export type Text = <Inputs extends object>(
  message: Message<Inputs>,
  ...inputs: keyof Inputs extends never ? [] : [Inputs]
) => string;

/** The same outside a component, for a route's `head`. French has the words of the shopper's country. */
export function textIn(locale: Locale, country?: string): Text {
  return (message, ...inputs) => {
    const words = message((inputs[0] ?? {}) as never, { locale });
    return locale === "fr" ? toRegionalFrench(words, country) : words;
  };
}

/** Words of the interface in the language of the page; the language comes from the URL, never from a global. */
export function useText(): Text {
  const { language, country } = useShop();
  return textIn(language, country);
}
