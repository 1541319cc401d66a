import { m } from "../../text/m.ts";
import { useText } from "../../text/useText.ts";
import { buttonClass } from "../../ui/buttonClass.ts";
import { Link } from "../../ui/Link.tsx";

export function Hero() {
  const text = useText();
  return (
    <section className="on-dark relative overflow-hidden bg-brand-950 text-white">
      <img
        src="/assets/img/home/hero.svg"
        alt=""
        width={1600}
        height={720}
        fetchPriority="high"
        className="absolute inset-x-0 top-0 h-80 w-full object-cover object-[78%_60%] tablet:h-full tablet:object-[78%_50%]"
      />
      <div className="absolute inset-x-0 top-48 h-32 bg-linear-to-t from-brand-950 to-transparent tablet:hidden" />
      <div className="page relative flex flex-col items-start gap-5 pt-76 pb-12 tablet:min-h-152 tablet:justify-center tablet:py-14">
        <h1 className="max-w-2xl text-4xl font-bold tablet:text-5xl">{text(m.home_hero_title)}</h1>
        <p className="max-w-lg text-lg text-brand-100">{text(m.home_hero_text)}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Link href="/top-picks" className={buttonClass({ size: "large" })}>
            {text(m.home_hero_action)}
          </Link>
          <Link href="/sex-toys" className={buttonClass({ size: "large", variant: "outline" })}>
            {text(m.home_hero_second)}
          </Link>
        </div>
      </div>
    </section>
  );
}
