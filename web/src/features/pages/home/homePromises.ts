import type { HomePromise, Language, Region, Site } from "@velours/sdk/types";
import { freeShippingSentence, freeShippingText } from "../../../platform/sites/freeShippingText.ts";
import { localizedLabel } from "../../../platform/text/localizedLabel.ts";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";

export interface ShownPromise {
  icon: HomePromise["icon"];
  title: string;
  text: string;
}

/** True when the site has a chat. A provider without a key is not loaded. */
const hasChat = (services: Site["services"] = []): boolean =>
  services.some(({ role, provider, key }) => role === "chat" && provider !== null && key !== null);

/** Promises of a site in a region: its own words, or the facts of any shop. */
export function homePromises(
  { home, services }: Pick<Site, "home" | "services">,
  region: Region,
  language: Language,
  text: Text,
): ShownPromise[] {
  const free = freeShippingText(text, region);
  const chat = hasChat(services) && {
    title: text(m.home_promise_chat_title),
    text: text(m.home_promise_chat),
  };
  if (home?.promises)
    return home.promises.map((own) => ({
      icon: own.icon,
      title: (own.fact === "freeShipping" && free) || localizedLabel(own, language),
      text: (language === "fr" && own.text_fr) || own.text,
      ...(own.fact === "advice" && chat),
    }));
  const advice = chat || { title: text(m.home_promise_advice_title), text: text(m.home_promise_advice) };
  return [
    ...(free
      ? [{ icon: "truck" as const, title: free, text: freeShippingSentence(text, region, language) }]
      : []),
    { icon: "chat", ...advice },
  ];
}
