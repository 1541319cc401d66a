import { Hero } from "./Hero.tsx";
import { HomeRest } from "./HomeRest.tsx";

/** The way in: a hero, then the categories, products, and what the shop promises. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <HomeRest />
    </>
  );
}
