import { Hero } from "./Hero.tsx";
import { Promises } from "./Promises.tsx";
import { Tiles } from "./Tiles.tsx";
import { Voices } from "./Voices.tsx";

/** The way in: a hero, the categories, what the shop promises, what others say (2.5). */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <Tiles />
      <Promises />
      <Voices />
    </>
  );
}
