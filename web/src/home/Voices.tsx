import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { Link } from "../ui/Link.tsx";

const voices = [
  { words: m.home_voice_1, link: m.home_voice_1_link, href: "/sex-toys/prostate-massagers" },
  { words: m.home_voice_2, link: m.home_voice_2_link, href: "/sex-toys/butt-plugs/training-sets" },
  { words: m.home_voice_3, link: m.home_voice_3_link, href: "/sex-toys/vibrators" },
];

/** What shoppers say, each with a link to what they bought. */
export function Voices() {
  const text = useText();
  return (
    <section aria-labelledby="voices" className="page py-16 tablet:py-20">
      <h2 id="voices" className="mb-8 text-3xl font-bold">
        {text(m.home_voices)}
      </h2>
      <ul className="grid gap-6 tablet:grid-cols-3">
        {voices.map(({ words, link, href }) => (
          <li key={href} className="flex flex-col justify-between gap-6 rounded-lg border border-line p-6">
            <blockquote className="text-lg">“{text(words)}”</blockquote>
            <Link href={href} className="font-semibold text-brand-700 underline underline-offset-4">
              {text(link)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
