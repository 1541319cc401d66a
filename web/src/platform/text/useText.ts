import type { Locale } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { useShop } from "../api/useShop.ts";
import type { Message } from "./Message.ts";

export { m } from "./m.ts";

/** `text(m.add_to_bag)` or `text(m.showing_items, { n: 24 })`: the words in the page's own language. */
export type Text = <Inputs extends object>(
  message: Message<Inputs>,
  ...inputs: keyof Inputs extends never ? [] : [Inputs]
) => string;

/** The same outside a component, for a route's `head`. The texts of `fr` are Canada's; France's own stand in their place. */
export function textIn(of: Locale | Language): Text {
  const locale = of === "fr-FR" ? of : (of.slice(0, 2) as Language);
  return <Inputs extends object>(message: Message<Inputs>, ...[inputs = {} as Inputs]: Inputs[]) =>
    message(inputs, { locale });
}

/** Words of the interface in the language of the page; the language comes from the URL, never from a global. */
export function useText(): Text {
  return textIn(useShop().locale);
}
