import type { GiftCard, Promotion } from "@velours/sdk/types";
import type { CaseDefinition } from "../Case.ts";
import { differences } from "../purchase/differences.ts";
import { read } from "./read.ts";

export const codeRules: readonly CaseDefinition[] = [
  {
    name: "the letter case of a promo code does not matter",
    check: async (check) => {
      for (const code of check.fixture.promotions.valid.slice(0, 3)) {
        const promotion = await read<Promotion>(check, "getPromotion", { params: { code } });
        for (const written of [code.toLowerCase(), code.toUpperCase()]) {
          const answer = await check.caller()("getPromotion", { params: { code: written } });
          if (!check.expectAnswer(answer, "success", `${code} written ${written}`)) continue;
          for (const difference of differences(promotion, answer.body))
            check.find("behaviour", `${code} written ${written}: ${difference}`);
        }
      }
    },
  },
  {
    name: "fields of a promotion are those asked for",
    check: async (check) => {
      const [code] = check.fixture.promotions.valid;
      if (code === undefined) return check.skip("the fixture names no valid promotion");
      const whole = await read<Promotion>(check, "getPromotion", { params: { code } });
      const query = "fields=description";
      const part = await read<Promotion>(check, "getPromotion", { params: { code }, query });
      for (const difference of differences(part, whole))
        check.find("behaviour", `with ${query}: ${difference}`);
      check.expect(part.description === whole.description, `${query} answers no description`);
      check.expect(
        Object.keys(part).length < Object.keys(whole).length,
        `${query} answers every field: ${Object.keys(part).join(", ")}`,
      );
    },
  },
  {
    name: "a gift card's amount is one, in the answer and in each refusal",
    check: async (check) => {
      const { large, expended, otherCurrency, otherSite } = check.fixture.giftCards;
      const read = async (code: string, query = "") => {
        const { body } = await check.caller()("getGiftCard", { params: { code }, query });
        return (body ?? {}) as Partial<GiftCard> & { reference?: string; value?: unknown };
      };
      const spent = await read(expended);
      check.expect(
        spent.reference !== "giftCardExpended" || spent.value === 0,
        `a card that is spent has a value of ${spent.value} instead of 0`,
        "amount",
      );
      const other = await read(otherCurrency);
      const refused = await read(otherCurrency, "configuration[currency]=USD");
      check.expect(
        refused.reference !== "giftCardCurrencyDoesNotMatch" || refused.value === other.amount_remaining,
        `a card of ${other.amount_remaining} is refused in USD with a value of ${refused.value}`,
        "amount",
      );
      const foreign = await read(otherSite);
      check.expect(
        foreign.reference !== "giftCardUnsupportedSite" || foreign.value !== check.fixture.site,
        `a card of another site is refused as one of ${foreign.value}`,
      );
      const card = await read(large);
      check.expect(card.code === large, `card ${large} is answered as ${card.code}`);
      check.expect(card.site === check.fixture.site, `card ${large} is answered as one of ${card.site}`);
    },
  },
];
