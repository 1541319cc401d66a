import { useLoaderData } from "@tanstack/react-router";
import { useShop } from "../../../platform/api/useShop.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { homeTile } from "./homeTile.ts";
import { HeroCountdown } from "./slots.ts";
import { useHomeHero } from "./useHomeHero.ts";

/** The hero of a running campaign, else the merchant's, else the shop's own. */
export function Hero() {
  const text = useText();
  const { language } = useShop();
  const { hero, countdown, now } = useHomeHero(useLoaderData({ from: "/" }).now);
  const words = hero
    ? homeTile(hero, language)
    : { title: text(m.home_hero_title), text: text(m.home_hero_text), action: text(m.home_hero_action) };
  return (
    <section className="on-dark relative overflow-hidden bg-brand-950 text-white">
      <img
        src={hero?.image ?? "/assets/img/home/hero.svg"}
        alt=""
        width={1600}
        height={720}
        fetchPriority="high"
        className="absolute inset-x-0 top-0 h-80 w-full object-cover object-[78%_60%] tablet:h-full tablet:object-[78%_50%]"
      />
      {/* The shop's own picture is dark where the words are; a merchant's may be light. */}
      {hero?.image && (
        <div className="absolute inset-0 hidden bg-linear-to-r from-brand-950 from-20% via-brand-950/70 via-40% to-transparent to-65% tablet:block" />
      )}
      <div className="absolute inset-x-0 top-48 h-32 bg-linear-to-t from-brand-950 to-transparent tablet:hidden" />
      <div className="page relative flex flex-col items-start gap-5 pt-76 pb-12 tablet:min-h-152 tablet:justify-center tablet:py-14">
        <h1 className="max-w-2xl text-4xl font-bold tablet:text-5xl">{words.title}</h1>
        {words.text && <p className="max-w-lg text-lg text-brand-100">{words.text}</p>}
        {countdown && (
          <HeroCountdown fallback={<div className="h-24" />} page={{ date_expired: countdown }} now={now} />
        )}
        <div className="mt-2 flex flex-wrap gap-3">
          <Link href={hero?.url ?? "/top-picks"} className={buttonClass({ size: "large" })}>
            {words.action}
          </Link>
          <Link href="/sex-toys" className={buttonClass({ size: "large", variant: "outline" })}>
            {text(m.home_hero_second)}
          </Link>
        </div>
      </div>
    </section>
  );
}
