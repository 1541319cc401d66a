// @vitest-environment happy-dom
import type { AnyRouter } from "@tanstack/react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { startPictureTransitions } from "./pictureTransition.ts";

type Change = { fromLocation?: { pathname: string }; toLocation: { pathname: string }; pathChanged: boolean };

let types: (change: Change) => string[] | false;
let rendered: (change: Change) => void;
let still = false;

const change = (from: string, to: string): Change => ({
  fromLocation: { pathname: from },
  toLocation: { pathname: to },
  pathChanged: from !== to,
});
const card = (id: number) =>
  `<article><img id="card-${id}"><a href="/fr/sex-toys/vibrators/halo-${id}">Halo</a></article>`;
const named = () =>
  [...document.querySelectorAll("img")].filter((image) => image.style.viewTransitionName).map(({ id }) => id);

beforeEach(() => {
  location.href = "http://localhost:3000/vibrators";
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 10, 100, 100);
  startPictureTransitions({
    options: {},
    update(options: { defaultViewTransition: { types: typeof types } }) {
      types = options.defaultViewTransition.types;
    },
    subscribe(_: string, listener: typeof rendered) {
      rendered = listener;
    },
  } as unknown as AnyRouter);
  document.body.innerHTML = card(17) + card(1);
});

it("names the picture of the card that was followed, then that of the product's gallery", () => {
  const way = change("/vibrators", "/sex-toys/vibrators/halo-1");
  expect(types(way)).toEqual(["product"]);
  expect(named()).toEqual(["card-1"]);
  document.body.innerHTML = '<main><button><img id="gallery" fetchpriority="high"></button></main>';
  rendered(way);
  expect(named()).toEqual(["gallery"]);
});

it("knows products below a listing of the site's own", () => {
  document.body.innerHTML = '<article><img id="scarf"><a href="/wool/scarf-5">Scarf</a></article>';
  expect(types(change("/wool", "/wool/scarf-5"))).toEqual(["product"]);
  expect(named()).toEqual(["scarf"]);
});

it("names the card's again on the way back", () => {
  document.body.innerHTML = '<main><button><img id="gallery" fetchpriority="high"></button></main>';
  const way = change("/product/17/halo", "/vibrators");
  expect(types(way)).toEqual(["product"]);
  document.body.innerHTML = card(17) + card(1);
  rendered(way);
  expect(named()).toEqual(["card-17"]);
});

it.each([
  ["to a page that is no product's", change("/vibrators", "/help")],
  ["between products", change("/product/1/halo", "/product/17/arc")],
  ["to a product without a card", change("/vibrators", "/product/2/arc")],
  ["on the same page", change("/product/1/halo", "/product/1/halo")],
  ["to the first page", { toLocation: { pathname: "/product/1" }, pathChanged: true }],
])("changes at once %s", (_, way) => {
  expect(types(way)).toBe(false);
  expect(named()).toEqual([]);
});

it("changes at once where less motion is wanted", () => {
  still = true;
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  startPictureTransitions({
    options: {},
    update(options: { defaultViewTransition: { types: typeof types } }) {
      types = options.defaultViewTransition.types;
    },
    subscribe() {},
  } as unknown as AnyRouter);
  expect(types(change("/vibrators", "/product/1/halo"))).toBe(false);
  still = false;
});
