import type { Site } from "@velours/sdk/types";
import { MessageCircleHeart, PackageCheck, ShieldCheck } from "lucide-react";
import { freeShippingText } from "../../../platform/sites/freeShippingText.ts";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";

/** True when this site has a chat. A provider without a key is not loaded. */
const hasChat = ({ services = [] }: Pick<Site, "services">): boolean =>
  services.some(({ role, provider, key }) => role === "chat" && provider !== null && key !== null);

/** Promises of the shop, and only those that this region and this site keep. */
export function Promises() {
  const text = useText();
  const chat = hasChat(useSite());
  const promises = [
    {
      icon: PackageCheck,
      title: freeShippingText(text, useRegion()) ?? text(m.home_promise_shipping_title),
      words: text(m.home_promise_shipping),
    },
    {
      icon: MessageCircleHeart,
      title: text(chat ? m.home_promise_chat_title : m.home_promise_advice_title),
      words: text(chat ? m.home_promise_chat : m.home_promise_advice),
    },
    { icon: ShieldCheck, title: text(m.home_promise_safe_title), words: text(m.home_promise_safe) },
  ];
  return (
    <section aria-labelledby="promises" className="bg-cream">
      <div className="page py-16 tablet:py-20">
        <h2 id="promises" className="mb-8 text-3xl font-bold">
          {text(m.home_promises)}
        </h2>
        <ul className="grid gap-8 wide:grid-cols-3">
          {promises.map(({ icon: Icon, title, words }) => (
            <li key={title}>
              <Icon aria-hidden="true" size={32} strokeWidth={1.5} className="mb-4 text-brand-600" />
              <h3 className="mb-1 text-lg font-bold">{title}</h3>
              <p className="text-ink-soft">{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
