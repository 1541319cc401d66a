import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { TextPage } from "./TextPage.tsx";

const topics = [
  { title: m.help_shipping_title, words: m.help_shipping },
  { title: m.help_returns_title, words: m.help_returns },
  { title: m.help_codes_title, words: m.help_codes },
  { title: m.help_privacy_title, words: m.help_privacy },
];

export function HelpScreen() {
  const text = useText();
  return (
    <TextPage title={text(m.help_title)}>
      {topics.map(({ title, words }) => (
        <section key={text(title)}>
          <h2 className="mb-1 text-xl font-bold">{text(title)}</h2>
          <p className="text-ink-soft">{text(words)}</p>
        </section>
      ))}
    </TextPage>
  );
}
