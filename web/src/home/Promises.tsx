import { MessageCircleHeart, PackageCheck, ShieldCheck } from "lucide-react";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";

const promises = [
  { icon: PackageCheck, title: m.home_promise_shipping_title, words: m.home_promise_shipping },
  { icon: MessageCircleHeart, title: m.home_promise_advice_title, words: m.home_promise_advice },
  { icon: ShieldCheck, title: m.home_promise_safe_title, words: m.home_promise_safe },
];

export function Promises() {
  const text = useText();
  return (
    <section aria-labelledby="promises" className="bg-cream">
      <div className="page py-16 tablet:py-20">
        <h2 id="promises" className="mb-8 text-3xl font-bold">
          {text(m.home_promises)}
        </h2>
        <ul className="grid gap-8 wide:grid-cols-3">
          {promises.map(({ icon: Icon, title, words }) => (
            <li key={text(title)}>
              <Icon aria-hidden="true" size={32} strokeWidth={1.5} className="mb-4 text-brand-600" />
              <h3 className="mb-1 text-lg font-bold">{text(title)}</h3>
              <p className="text-ink-soft">{text(words)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
