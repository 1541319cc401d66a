import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { Browse } from "./Browse.tsx";

const menu = Array.from({ length: 14 }, (_, at) => ({
  label: `Entry ${at}`,
  url: `/kink/entry-${at}`,
}));
const inShop = await createShopContext({ site: { navigation: [{ label: "Kink", url: "/kink", menu }] } });

function drawn(path: string) {
  const html = renderToStaticMarkup(inShop(<Browse levels={{ path, category: "kink" }} back={undefined} />));
  const links = [...html.matchAll(/<li><a( aria-current="page")? [^>]*href="([^"]*)"/g)];
  return {
    shown: links.map(([, , url]) => url),
    current: links.filter(([, mark]) => mark).map(([, , url]) => url),
  };
}
const urls = (...at: number[]) => at.map((index) => `/kink/entry-${index}`);
const first = (count: number) => Array.from({ length: count }, (_, at) => at);

it.each([
  ["is none of them", "/kink", urls(...first(12)), []],
  ["is among the first 12", "/kink/entry-11", urls(...first(12)), urls(11)],
  ["comes after the first 12", "/kink/entry-13", urls(...first(11), 13), urls(13)],
])("of 14 entries 12 are shown, with the current one, which %s (S-130)", (_, path, shown, current) => {
  expect(drawn(path)).toEqual({ shown, current });
});
