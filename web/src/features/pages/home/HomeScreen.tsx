import { homeHero } from "@velours/sdk/rules";
import { useEffect, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import { siteDescription, siteTagline } from "../../../platform/sites/siteDescription.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { classes } from "../../../platform/ui/classes.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { HomeRest } from "./HomeRest.tsx";
import { homeTile } from "./homeTile.ts";
import type { HomeData } from "./loadHome.ts";
import { HeroCountdown } from "./slots.ts";

/** The longest a timer can wait: later ones fire at once. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/** The hero at `made`, in ms, when the page was made, and another one as soon as a campaign begins or ends. */
function useHomeHero(made: number) {
  const { home } = useSite();
  const [now, setNow] = useState(made);
  const { next, ...shown } = homeHero(home, now);
  useEffect(() => {
    if (next === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(look, Math.min(next * 1000 - serverNow(), MAX_TIMEOUT));
    };
    const look = () => {
      clearTimeout(timer);
      setNow(serverNow());
      // It may have rung before its time.
      wait();
    };
    wait();
    // A timer stands still while the device sleeps.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [next]);
  return { ...shown, now };
}

/** The hero's picture, and what keeps the words on it readable. */
function HeroPicture({ src }: { src: string }) {
  return (
    <>
      <img
        src={src}
        alt=""
        width={1600}
        height={720}
        fetchPriority="high"
        className="absolute inset-x-0 top-0 h-80 w-full object-cover object-[78%_60%] tablet:h-full tablet:object-[78%_50%]"
      />
      <div className="absolute inset-0 hidden bg-linear-to-r from-brand-950 from-20% via-brand-950/50 via-45% to-transparent to-75% tablet:block" />
      <div className="absolute inset-x-0 top-48 h-32 bg-linear-to-t from-brand-950 to-transparent tablet:hidden" />
    </>
  );
}

/** The hero of a campaign that runs when the page is `made`, in ms, else the merchant's, else the site's lines about itself. */
function Hero({ made }: { made: number }) {
  const text = useText();
  const shop = useShop();
  const site = useSite();
  const { hero, countdown, now } = useHomeHero(made);
  const words = hero
    ? homeTile(hero, shop.language)
    : { title: siteTagline(site, shop) ?? site.name, text: siteDescription(site, shop), action: "" };
  const second = site.navigation.find(({ url }) => url !== hero?.url);
  return (
    <section className="on-dark relative overflow-hidden bg-brand-950 text-white">
      {hero?.image && <HeroPicture src={hero.image} />}
      <div
        className={classes(
          "page relative flex flex-col items-start gap-5 pb-12 tablet:justify-center tablet:py-14",
          hero?.image ? "pt-76 tablet:min-h-152" : "pt-14 tablet:min-h-96",
        )}
      >
        <h1 className="max-w-2xl text-4xl font-bold tablet:text-5xl">{words.title}</h1>
        {words.text && words.text !== words.title && (
          <p className="max-w-lg text-lg text-brand-100">{words.text}</p>
        )}
        {countdown && (
          <HeroCountdown fallback={<div className="h-24" />} page={{ date_expired: countdown }} now={now} />
        )}
        <div className="mt-2 flex flex-wrap gap-3">
          {hero && (
            <Link href={hero.url} className={buttonClass({ size: "large" })}>
              {words.action}
            </Link>
          )}
          {second && (
            <Link href={second.url} className={buttonClass({ size: "large", variant: "outline" })}>
              {text(m.home_hero_second)}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

/** The way in: a hero, then the categories, products, and what the shop promises. */
export function HomeScreen({ data }: { data: HomeData }) {
  return (
    <>
      <Hero made={data.now} />
      <HomeRest railLinks={data.railLinks} />
    </>
  );
}
