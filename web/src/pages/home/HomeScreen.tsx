import { BestSellers } from "./BestSellers.tsx";
import { Hero } from "./Hero.tsx";
import { Promises } from "./Promises.tsx";
import { Tiles } from "./Tiles.tsx";

/** The way in: a hero, the categories, what the shop promises, what others buy. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <Tiles />
      <Promises />
      <BestSellers />
    </>
  );
}
