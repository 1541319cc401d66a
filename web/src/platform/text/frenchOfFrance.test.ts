import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { localFrench } from "./frenchOfFrance.ts";
import { m } from "./m.ts";
import { loadRegionalFrench } from "./regionalFrench.ts";
import { textIn } from "./useText.ts";

const directory = new URL("messages/fr/", import.meta.url);
const texts = readdirSync(directory).flatMap((name) =>
  Object.values<string | object>(JSON.parse(readFileSync(new URL(name, directory), "utf8"))).map(String),
);
const ofCanada = /courriel|clavard|magasin(er|age)|remise en argent|service à la client|témoin/i;
const ofFrance = /e-mail|\bchat\b|cagnotte|service client\b|\bcookies\b(?!\))/i;
/** What a changed gender or initial would leave behind. */
const broken = /\b(le|du|de|ce|que|La) e-mail|l’(chat|cagnotte|cookies)|(un|le|du|ce) cagnotte|\(cookies\)/i;

describe("the French of Canada and of France", () => {
  beforeAll(() => loadRegionalFrench("fr", "FR"));

  it("is Canada's as written", () => expect(texts.filter((text) => ofFrance.test(text))).toEqual([]));

  it("is France's in each text, with its articles", () => {
    const local = texts.map((text) => localFrench(text, "FR"));
    expect(texts.filter((text) => ofCanada.test(text)).length).toBeGreaterThan(30);
    expect(local.filter((text) => ofCanada.test(text) || broken.test(text))).toEqual([]);
  });

  it.each([
    ["CA", "Solde", "Le jour où le courriel est envoyé."],
    ["US", "Solde", "Le jour où le courriel est envoyé."],
    [undefined, "Solde", "Le jour où le courriel est envoyé."],
    ["FR", "Promo", "Le jour où l’e-mail est envoyé."],
    ["CH", "Promo", "Le jour où l’e-mail est envoyé."],
  ])("is chosen by the region: %s", (country, sale, sentence) => {
    expect(textIn("fr", country)(m.sale)).toBe(sale);
    expect(textIn("fr", country)(m.giftcard_date_hint)).toContain(sentence);
    expect(textIn("en", country)(m.sale)).toBe("Sale");
  });

  it("leaves a balance a balance", () =>
    expect(textIn("fr", "FR")(m.cash_back_balance)).toBe("Solde de cagnotte"));
});
