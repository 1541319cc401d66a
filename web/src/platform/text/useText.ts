import type { Language } from "@velours/sdk/types";
import { useShop } from "../api/useShop.ts";
import type { Message } from "./Message.ts";

/** `text(m.add_to_bag)` or `text(m.showing_items, { n: 24 })`: the words in the page's own language. */
export type Text = <Inputs extends object>(
  message: Message<Inputs>,
  ...inputs: keyof Inputs extends never ? [] : [Inputs]
) => string;

/** Countries whose French is Canada's, in which the texts are written; elsewhere France's words are in their place. */
const CANADIAN = new Set([undefined, "CA", "US"]);

/** The same outside a component, for a route's `head`. French has the words of the shopper's country. */
export function textIn(language: Language, country?: string): Text {
  const locale = language === "fr" && !CANADIAN.has(country) ? "fr-FR" : language;
  return (message, ...inputs) => message((inputs[0] ?? {}) as never, { locale });
}

/** Words of the interface in the language of the page; the language comes from the URL, never from a global. */
export function useText(): Text {
  const { language, country } = useShop();
  return textIn(language, country);
}
