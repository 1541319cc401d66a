import type { HomeData } from "../loadPage.ts";
import { Hero } from "./Hero.tsx";
import { HomeRest } from "./HomeRest.tsx";

/** The way in: a hero, then the categories, products, and what the shop promises. */
export function HomeScreen({ data }: { data: HomeData }) {
  return (
    <>
      <Hero />
      <HomeRest railLinks={data.railLinks} />
    </>
  );
}
