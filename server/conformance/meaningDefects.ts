import type { ProxiedRequest, Spoil } from "./SpoilingProxy.ts";
import {
  cent,
  type Defect,
  ignoring,
  inBody,
  inHeaders,
  inQuery,
  inRequest,
  insteadOf,
  isAt,
  type Json,
  taking,
} from "./spoils.ts";

const listing = "GET /products?";
const product = "GET /products/1";
const filters = "GET /products/collections/vibrators/filters";
const suggestions = "GET /products/suggestions";
const reviews = "GET /products/reviews/";
const validation = "POST /services/payments/validate";

const readQuery = ({ path }: ProxiedRequest): URLSearchParams => new URLSearchParams(path.split("?", 2)[1]);

/** Lists something else where a parameter of the query is like this. */
const inListing =
  (name: string, like: RegExp, change: (body: Json) => Json | undefined) =>
  (): Spoil =>
  async (proxied, forward) => {
    const answer = await forward(proxied);
    if (!isAt(proxied, listing) || answer.status !== 200) return answer;
    if (!like.test(readQuery(proxied).get(name) ?? "")) return answer;
    const body = JSON.parse(answer.text) as Json;
    return { ...answer, text: JSON.stringify(change(body) ?? body) };
  };

/** Calls a cart valid that was refused for this. */
const accepting = (category: string) => (): Spoil => async (proxied, forward) => {
  const answer = await forward(proxied);
  return isAt(proxied, validation) && answer.text.includes(`"${category}":{"results"`)
    ? { ...answer, status: 200, text: JSON.stringify({ status: "valid" }) }
    : answer;
};

/** Answers that are right in shape, status and reference, and wrong all the same. */
export const meaningDefects: Defect[] = [
  {
    name: "the dearest first is the cheapest first",
    only: "meaning/order[price]",
    says: /order\[price\]=DESC answers [\d.]+ after/,
    create: taking(listing, "order[price]", "DESC", "ASC"),
  },
  {
    name: "the order by price is ignored",
    only: "meaning/order[price]",
    says: /order\[price\]=ASC answers [\d.]+ after/,
    create: ignoring(listing, "order[price]"),
  },
  {
    name: "the newest first is ignored",
    only: "meaning/order[created_at]",
    says: /order\[created_at\]=DESC answers/,
    create: ignoring(listing, "order[created_at]"),
  },
  {
    name: "ids are answered in the order of the catalogue",
    only: "meaning/ids are answered",
    says: /^ids=[\d,]+ answered/,
    create: inListing("ids", /./, (body) => body.sort((first: Json, second: Json) => first.id - second.id)),
  },
  {
    name: "the last of the ids is left out",
    only: "meaning/ids are answered",
    says: /^ids=[\d,]+ answered/,
    create: inListing("ids", /./, (body) => body.slice(0, -1)),
  },
  {
    name: "another currency answers the dollars of a product",
    only: "meaning/prices are those in the currency asked for",
    says: /costs [\d.]+ in GBP instead of/,
    create: ignoring(product, "configuration[currency]"),
  },
  {
    name: "another currency answers the dollars of a listing",
    only: "meaning/prices are those in the currency asked for",
    says: /costs [\d.]+ in EUR instead of/,
    create: inListing("configuration[currency]", /EUR/, (body) => {
      for (const item of body) item.price = item.prices.USD;
    }),
  },
  {
    name: "a former price is that of another currency",
    only: "meaning/prices are those in the currency asked for",
    says: /was [\d.]+ in CAD instead of/,
    create: inListing("configuration[currency]", /CAD/, (body) => {
      for (const { variants } of body)
        for (const variant of variants)
          if (variant.compare_at_prices) variant.compare_at_price = variant.compare_at_prices.USD ?? null;
    }),
  },
  {
    name: "suggestions cost dollars in every currency",
    only: "meaning/prices are those in the currency asked for",
    says: /^suggestion \d+ costs/,
    create: ignoring(suggestions, "configuration[currency]"),
  },
  {
    name: "the value of a card that is spent is off",
    only: "meaning/a gift card's amount",
    says: /a card that is spent has a value of 5 instead of 0/,
    create: insteadOf("giftCardExpended", (answer) => ({
      ...answer,
      text: JSON.stringify({ ...JSON.parse(answer.text), value: 5 }),
    })),
  },
  {
    name: "the value of a card of another currency is off",
    only: "meaning/a gift card's amount",
    says: /is refused in USD with a value of/,
    create: insteadOf("giftCardCurrencyDoesNotMatch", (answer) => {
      const body = JSON.parse(answer.text) as Json;
      return { ...answer, text: JSON.stringify({ ...body, value: cent(body.value, -5) }) };
    }),
  },
  {
    name: "a code in small letters is unknown",
    only: "meaning/the letter case",
    says: /written welcome15: answered 404 promotionUnrecognizable/,
    create: inRequest((proxied) => ({ ...proxied, path: proxied.path.replace("welcome15", "no-such-code") })),
  },
  {
    name: "the fields asked for are ignored",
    only: "meaning/fields of a promotion",
    says: /answers every field/,
    create: ignoring("GET /products/promotions/", "fields"),
  },
  {
    name: "a stale price is accepted",
    only: "meaning/a price that the shopper saw",
    says: /a line seen at 1 instead of 96 USD: answered 200 success/,
    create: accepting("prices"),
  },
  {
    name: "the price of today is another than the product's",
    only: "meaning/a price that the shopper saw",
    says: /is said to cost 47\.5 instead of 48/,
    create: inBody(
      validation,
      ({ value }) => {
        for (const result of value.products.value.validation.prices?.results ?? []) result.price.new -= 0.5;
      },
      { status: 409 },
    ),
  },
  {
    name: "prices are compared with the dollars",
    only: "meaning/a price that the shopper saw",
    says: /the price of [\d.]+ in [A-Z]+ is called another/,
    create: () => (proxied, forward) =>
      forward(
        isAt(proxied, validation)
          ? { ...proxied, text: proxied.text.replace(/"currency":"[A-Z]+"/, '"currency":"USD"') }
          : proxied,
      ),
  },
  {
    name: "a variant that is sold out is accepted",
    only: "meaning/what is not in stock",
    says: /a variant that is sold out: answered 200 success/,
    create: accepting("inventory"),
  },
  {
    name: "a product in French is English",
    only: "meaning/a product by itself",
    says: /in fr, and ".*" in the listing/,
    create: ignoring(product, "configuration[language]"),
  },
  {
    name: "a listing in French is English",
    only: "meaning/a listing is in the language",
    says: /no title or description of the collection differs between en and fr/,
    create: ignoring(listing, "configuration[language]"),
  },
  {
    name: "a collection in French is English",
    only: "meaning/a collection is in the language",
    says: /neither title nor description/,
    create: ignoring("GET /products/collections/", "configuration[language]"),
  },
  {
    name: "the language without one is French",
    only: "meaning/getProduct has the defaults",
    says: /configuration\[language\]=en answers something else/,
    create: inQuery(product, (query) => {
      if (!query.has("configuration[language]")) query.set("configuration[language]", "fr");
    }),
  },
  {
    name: "a facet counts one too many",
    only: "meaning/a filter leaves",
    says: /leaves \d+ products, but \d+ were counted/,
    create: inBody(filters, ({ products }) => {
      for (const counts of Object.values(products) as Json[])
        for (const value of Object.keys(counts)) counts[value]++;
    }),
  },
  {
    name: "the vendors of a listing are counted wrong",
    only: "meaning/a listing's headers",
    says: /x-products-vendors counts 99 of/,
    create: inHeaders(listing, { "x-products-vendors": '{"Maison Velours":99}' }),
  },
  {
    name: "a filter is ignored",
    only: "meaning/a filter leaves",
    says: /was answered for filter vendor/,
    create: ignoring(listing, "filter[vendor]"),
  },
  {
    name: "a filter by attribute is ignored",
    only: "meaning/a filter leaves",
    says: /was answered for filter color/,
    create: ignoring(listing, "filter[color]"),
  },
  {
    name: "a filter by price is ignored",
    only: "meaning/a filter leaves",
    says: /was answered for filter price/,
    create: ignoring(listing, "filter[price]"),
  },
  {
    name: "the letter case of a filter matters",
    only: "meaning/a filter's letter case",
    says: /leaves none, and/,
    create: inQuery(listing, (query) => {
      for (const [name, value] of [...query])
        if (name.startsWith("filter[") && value === value.toUpperCase()) query.set(name, "no-such-value");
    }),
  },
  {
    name: "of several values of a filter the first counts",
    only: "meaning/several values",
    says: /^filter .* leaves .* instead of/,
    create: inQuery(listing, (query) => {
      for (const [name, value] of [...query])
        if (name.startsWith("filter[")) query.set(name, value.split(",", 1)[0] ?? "");
    }),
  },
  {
    name: "stock is ignored",
    only: "meaning/a filter by stock",
    says: /was answered for stock "/,
    create: ignoring(listing, "filter[inventories][level]"),
  },
  {
    name: "the word of a title finds nothing",
    only: "meaning/a word of a title",
    says: /finds none, but not product/,
    create: inListing("search", /./, () => []),
  },
  {
    name: "only English is searched",
    only: "meaning/a word of a title",
    says: /finds none, but not product/,
    create: () => {
      let isFrench = false;
      return async (proxied, forward) => {
        const answer = await forward(proxied);
        const query = readQuery(proxied);
        isFrench ||= query.get("configuration[language]") === "fr";
        return isFrench && query.has("search") ? { ...answer, text: "[]" } : answer;
      };
    },
  },
  {
    name: "a search is ignored",
    only: "meaning/a search leaves out",
    says: /^"qzxvkwjqzxvkwj" finds \d+/,
    create: ignoring(listing, "search"),
  },
  {
    name: "a search finds what has any of the words",
    only: "meaning/a search asks for all",
    says: /which ".*" alone does not/,
    create: inQuery(listing, (query) => {
      if (query.get("search")?.includes(" ")) query.set("search", "v");
    }),
  },
  {
    name: "accents matter in a search",
    only: "meaning/a search takes letter case",
    says: /finds none, and/,
    create: inListing("search", /\u0301/, () => []),
  },
  {
    name: "only whole words are found",
    only: "meaning/the start of a word",
    says: /does not find \d+/,
    create: inListing("search", /./, () => []),
  },
  {
    name: "suggestions count what is shown, not what is found",
    only: "meaning/suggestions find",
    says: /its suggestions count/,
    create: inBody(suggestions, (body) => {
      body.total = body.products.length + 100;
    }),
  },
  {
    name: "the second page begins with the last of the first",
    only: "meaning/pages of listProducts",
    says: /came twice|in another order/,
    create: () => {
      let last: Json;
      return async (proxied, forward) => {
        const answer = await forward(proxied);
        if (!isAt(proxied, listing) || answer.status !== 200) return answer;
        const body = JSON.parse(answer.text) as Json[];
        if (proxied.path.includes("page=2") && last !== undefined) body[0] = last;
        last = body.at(-1);
        return { ...answer, text: JSON.stringify(body) };
      };
    },
  },
  {
    name: "a page counts itself, not the whole list",
    only: "meaning/pages of listProducts",
    says: /another page|entries by/,
    create: () => async (proxied, forward) => {
      const answer = await forward(proxied);
      if (!isAt(proxied, listing) || answer.status !== 200) return answer;
      const total = String((JSON.parse(answer.text) as Json[]).length);
      return { ...answer, headers: { ...answer.headers, "x-pagination-items-total": total } };
    },
  },
  {
    name: "the limit is ignored",
    only: "meaning/pages of listReviews",
    says: /answers \d+ a page/,
    create: ignoring(reviews, "limit"),
  },
  {
    name: "reviews are in one order always",
    only: "meaning/reviews are in the order",
    says: /^order=(highest|lowest) answers/,
    create: ignoring(reviews, "order"),
  },
  {
    name: "reviews with any stars are answered",
    only: "meaning/reviews are counted",
    says: /^stars=\d answers reviews with/,
    create: ignoring(reviews, "stars"),
  },
  {
    name: "a rating counts reviews that are not there",
    only: "meaning/reviews are counted",
    says: /shows another rating/,
    create: inBody(reviews, ({ rating }) => {
      rating.count += 1;
    }),
  },
  {
    name: "an unknown currency is taken for dollars",
    only: "meaning/getProduct refuses values",
    says: /configuration\[currency\]=none-of-these: answered 200/,
    create: taking(product, "configuration[currency]", "none-of-these", "USD"),
  },
  {
    name: "page 0 is the first",
    only: "meaning/listProducts refuses values",
    says: /^page=0: answered 200/,
    create: taking(listing, "page", "0", "1"),
  },
  {
    name: "taxes are a cent less",
    only: "meaning/taxes are those",
    says: /taxes of US TX: total is/,
    create: inBody("POST /services/payments/taxes/calculate", (body) => {
      body.total = cent(body.total, -0.01);
    }),
  },
  {
    name: "rates end before free shipping begins",
    only: "meaning/shipping prices",
    says: /^rates of US in USD:/,
    create: inBody("GET /services/shipping/rates", ({ data }) => {
      for (const rate of data.standard) if (rate.range.max) rate.range.max -= 1;
    }),
  },
  {
    name: "a listing has another price than the product",
    only: "meaning/a product is the same",
    says: /has another price by itself/,
    create: inBody(product, (body) => {
      body.price = cent(body.price, 1);
    }),
  },
  {
    name: "a listing has products of every collection",
    only: "meaning/a listing has products of its collection",
    says: /is not in vibrators/,
    create: ignoring(listing, "collections"),
  },
  {
    name: "an answer is in Latin 1",
    only: "contract/getSite",
    says: /charset "latin1" instead of utf-8/,
    create: inHeaders("GET /sites/", { "content-type": "application/json; charset=latin1" }),
  },
  {
    name: "an answer takes too long",
    only: "contract/getCollection",
    says: /answered after [\d.]+ ms/,
    create: () => async (proxied, forward) => {
      const answer = await forward(proxied);
      if (isAt(proxied, "GET /products/collections/vibrators"))
        await new Promise((resolve) => setTimeout(resolve, 1_500));
      return answer;
    },
  },
];
