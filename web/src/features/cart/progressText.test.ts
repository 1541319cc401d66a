import type { ProgressText } from "@velours/sdk/rules";
import type { Invoice } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { textIn } from "../../platform/text/useText.ts";
import { progressText } from "./progressText.ts";

const estimate = (shipping = 0) => ({ currency: "USD", discounts: { shipping } }) as Invoice;

describe("progressText", () => {
  it.each<[ProgressText, string, string]>([
    [
      { key: "addForPercent", missing: 35, percent: 10, upTo: false },
      "$35 away from 10% off",
      "Plus que $35 pour : 10 % de réduction",
    ],
    [
      { key: "addForPercent", missing: 35, percent: 10, upTo: true },
      "$35 away from up to 10% off",
      "Plus que $35 pour : jusqu’à 10 % de réduction",
    ],
    [
      { key: "unlockedPercent", percent: 20, upTo: true },
      "You have unlocked up to 20% off",
      "Débloqué : jusqu’à 20 % de réduction",
    ],
    [
      { key: "addForAmount", missing: 1, amount: 15 },
      "$1 away from $15 off",
      "Plus que $1 pour : $15 de réduction",
    ],
    [
      { key: "addForGift", missing: 1, title: "Halo" },
      "$1 away from a free Halo",
      "Plus que $1 pour : Halo en cadeau",
    ],
    [
      { key: "addForGift", missing: 1, title: "" },
      "$1 away from a free gift",
      "Plus que $1 pour : un cadeau",
    ],
    [
      { key: "addItemsToSaveAmount", items: 1, amount: 3 },
      "Add 1 more item to save $3 on shipping",
      "Ajoutez 1 article pour économiser $3 sur la livraison",
    ],
    [
      { key: "addItemsToSavePercent", items: 2, percent: 50 },
      "Add 2 more items to save 50% on shipping",
      "Ajoutez 2 articles pour économiser 50 % sur la livraison",
    ],
    [
      { key: "addItemsForFreeShipping", items: 1 },
      "Add 1 more item to get free shipping",
      "Ajoutez 1 article pour obtenir la livraison gratuite",
    ],
    [
      { key: "savedAmount", amount: 3 },
      "Congrats! You saved $3 on shipping",
      "Bravo ! Vous avez économisé $3 sur la livraison",
    ],
    [
      { key: "savedPercent", percent: 50 },
      "Congrats! You saved 50% on shipping",
      "Bravo ! Vous avez économisé 50 % sur la livraison",
    ],
    [{ key: "unlockedGift", title: "Halo" }, "You have unlocked a free Halo", "Débloqué : Halo en cadeau"],
  ])("S-246 to S-248, SA-408 %o", (progress, en, fr) => {
    expect(progressText(progress, estimate(), textIn("en"))).toBe(en);
    expect(progressText(progress, estimate(), textIn("fr")).replace(/\s/g, " ")).toBe(fr);
  });

  it("free shipping reached says what it saves once the rates are known", () => {
    const words = (shipping: number) =>
      progressText({ key: "savedFreeShipping" }, estimate(shipping), textIn("en"));
    expect(words(7)).toBe("Congrats! You saved $7 on shipping");
    expect(words(0)).toBe("Your shipping is free");
  });
});
