import { expect, it } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import { homePromises } from "./homePromises.ts";

const region = { label: "France", country: "FR", currency: "EUR", fulfillment: "FR" } as const;
const free = { ...region, freeShippingFrom: 40 };
const chat = [{ role: "chat", provider: "talk", key: "k" }] as const;
const advice = {
  icon: "chat",
  label: "Advice by post",
  label_fr: "Conseils par lettre",
  text: "We write back.",
  fact: "advice",
} as const;
const box = { icon: "box", label: "Wrapped", text: "In paper.", fact: "freeShipping" } as const;

const titles = (site: object, of: typeof free | typeof region = free, language: "en" | "fr" = "en") =>
  homePromises({ services: [], ...site }, of, language, textIn(language)).map(({ title }) => title);

it.each([
  ["by itself: free shipping and advice", {}, free, ["Free shipping from €40", "Advice from people"]],
  ["by itself, where shipping is never free", {}, region, ["Advice from people"]],
  ["by itself, with a chat", { services: chat }, region, ["Live-chat advice"]],
  ["nothing, where the site says so", { home: { promises: [] } }, free, []],
  ["the site's words", { home: { promises: [box, advice] } }, region, ["Wrapped", "Advice by post"]],
  [
    "a fact in their place",
    { home: { promises: [box, advice] }, services: chat },
    free,
    ["Free shipping from €40", "Live-chat advice"],
  ],
] as const)("promises %s", (_, site, of, expected) => expect(titles(site, of)).toEqual(expected));

it("keeps the site's sentence below a title that says the amount", () =>
  expect(homePromises({ services: [], home: { promises: [box] } }, free, "en", textIn("en"))[0]).toEqual({
    icon: "box",
    title: "Free shipping from €40",
    text: "In paper.",
  }));

it("promises in French", () => {
  expect(titles({}, free, "fr")).toEqual(["Livraison offerte dès €40", "Des conseils humains"]);
  expect(titles({ home: { promises: [advice] } }, free, "fr")).toEqual(["Conseils par lettre"]);
});
