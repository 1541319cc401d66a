import type { ProxiedAnswer } from "./SpoilingProxy.ts";
import {
  cent,
  type Defect,
  inBody,
  inHeaders,
  inRequest,
  insteadOf,
  isAt,
  type Json,
  refusal,
  sellsAnyway,
  withoutHeader,
} from "./spoils.ts";

const invoice = "POST /services/payments/invoice";
const checkout = "POST /services/payments/checkout";

export const defects: Defect[] = [
  {
    name: "half a cent of tax is cut off, not rounded",
    only: "rows/small basket, US NY",
    says: /taxes\.total is 3\.19 instead of 3\.2/,
    create: inBody(invoice, (body) => {
      body.taxes.total = body.taxes._total.regional = cent(body.taxes.total, -0.01);
      body.total = cent(body.total, -0.01);
    }),
  },
  {
    name: "a promotion takes a cent less",
    only: "rows/WELCOME15, large basket",
    says: /discounts\.promotion is/,
    create: inBody(invoice, (body) => {
      body.discounts.promotion = cent(body.discounts.promotion, -0.01);
    }),
  },
  {
    name: "taxes that prices contain are added once more",
    only: "rows/small basket, GB",
    says: /^total is/,
    create: inBody(invoice, (body) => {
      body.total = body.payments.creditCard = cent(body.total, body.taxes._total.regional);
    }),
  },
  {
    name: "standard shipping is always free",
    only: "rows/small basket, US TX",
    says: /shipping us-standard: amount is 0 instead of 7/,
    create: inBody("POST /services/shipping/options", (body) => {
      for (const option of body.data) option.amount = 0;
    }),
  },
  {
    name: "an order has another total than its invoice",
    only: "rows/small basket, US TX",
    says: /^order: total is/,
    create: inBody(checkout, (body) => {
      body.invoice.total = cent(body.invoice.total, 1);
    }),
  },
  {
    name: "a declared header is missing",
    only: "contract/listProducts",
    says: /header x-pagination-items-total is missing/,
    create: inHeaders("GET /products", { "x-pagination-items-total": undefined }),
  },
  {
    name: "a header is no number",
    only: "contract/listProducts",
    says: /header x-pagination-page: /,
    create: inHeaders("GET /products", { "x-pagination-page": "one" }),
  },
  {
    name: "a header holds broken JSON",
    only: "contract/listProducts",
    says: /header x-products-prices: it holds no JSON/,
    create: inHeaders("GET /products", { "x-products-prices": "[{" }),
  },
  {
    name: "a refusal has another reference of the same operation",
    only: "contract/getGiftCard",
    says: /giftCardUnrecognizable instead of giftCardExpended/,
    create: insteadOf("giftCardExpended", (answer) => ({
      ...answer,
      status: 404,
      text: refusal("giftCardUnrecognizable"),
    })),
  },
  {
    name: "a refusal has a reference that the operation does not declare",
    only: "contract/getProduct",
    says: /getProduct does not declare the reference "orderCancelled"/,
    create: insteadOf("resourceDoesNotExist", (answer) => ({ ...answer, text: refusal("orderCancelled") })),
  },
  {
    name: "a reference comes with another status",
    only: "contract/getPromotion",
    says: /"promotionExpired" is answered with/,
    create: insteadOf("promotionExpired", (answer) => ({ ...answer, status: 404 })),
  },
  {
    name: "a status that is not declared",
    only: "contract/createCardToken",
    says: /does not declare status 206/,
    create: () => async (proxied, forward) => {
      const answer = await forward(proxied);
      return isAt(proxied, "GET /services/payments/tokens") && answer.status === 200
        ? { ...answer, status: 206 }
        : answer;
    },
  },
  {
    name: "a refusal is a page, not JSON",
    only: "contract/getCollection",
    says: /content type "text\/html" instead of application\/json/,
    create: insteadOf("resourceDoesNotExist", (answer) => ({
      ...answer,
      headers: { ...answer.headers, "content-type": "text/html" },
      text: "<h1>Not found</h1>",
    })),
  },
  {
    name: "a price is a text",
    only: "contract/getProduct",
    says: /\/price must be number/,
    create: inBody("GET /products/", (body) => {
      body.price = String(body.price);
    }),
  },
  {
    name: "an order lacks a required property",
    only: "contract/submitCheckout",
    says: /must have required property 'number'/,
    create: inBody(checkout, (body) => {
      delete body.number;
    }),
  },
  {
    name: "the idempotency key is lost",
    only: "sessions/the same key",
    says: /the same key and body gave/,
    create: withoutHeader("idempotency-key"),
  },
  {
    name: "an idempotency key answers another body too",
    only: "sessions/the same key",
    says: /success instead of idempotencyKeyReused/,
    create: sellsAnyway("idempotencyKeyReused"),
  },
  {
    name: "a gift card is spent twice",
    only: "sessions/a gift card is spent once",
    says: /a gift card of [\d.]+ paid/,
    create: sellsAnyway("giftCardExpended", "invoiceDoesNotMatch"),
  },
  {
    name: "the last unit is sold twice",
    only: "sessions/the last unit",
    says: /were sold [23] times/,
    create: sellsAnyway("cartValidationErrors"),
  },
  {
    name: "the client's total is trusted",
    only: "sessions/a wrong total",
    says: /instead of invoiceDoesNotMatch/,
    create: inRequest((proxied) => {
      if (!isAt(proxied, checkout)) return proxied;
      const body = JSON.parse(proxied.text) as Json;
      if (body.cart) body.cart.invoice.total = 103.92;
      return { ...proxied, text: JSON.stringify(body) };
    }),
  },
  {
    name: "a member reads another member",
    only: "sessions/a member",
    says: /another member: answered 200 success instead of resourceDoesNotExist/,
    create: () => {
      let member: ProxiedAnswer | undefined;
      return async (proxied, forward) => {
        const answer = await forward(proxied);
        if (!/^GET \/api\/users\/\d+$/.test(`${proxied.method} ${proxied.path}`)) return answer;
        if (answer.status === 200) member = answer;
        return answer.status === 404 && member !== undefined ? member : answer;
      };
    },
  },
  {
    name: "logout leaves the session open",
    only: "sessions/a member",
    says: /the member after logout: answered 200 success/,
    create: () => (proxied, forward) =>
      isAt(proxied, "DELETE /services/authentication")
        ? Promise.resolve({ status: 204, headers: { "clear-site-data": '"cache"' }, text: "" })
        : forward(proxied),
  },
  {
    name: "an expired code is taken",
    only: "contract/getPromotion",
    says: /answered 200 success instead of promotionExpired/,
    create: inRequest((proxied) => ({ ...proxied, path: proxied.path.replace("EXPIRED24", "WELCOME15") })),
  },
  {
    name: "the second page is the first again",
    only: "meaning/pages of listProducts",
    says: /an entry came twice/,
    create: inRequest((proxied) => ({ ...proxied, path: proxied.path.replace(/page=\d+/, "page=1") })),
  },
  {
    name: "other sites' requests are served",
    only: "contract/writeLog",
    says: /instead of crossSiteRequest/,
    create: withoutHeader("sec-fetch-site"),
  },
  {
    name: "a text out of the ordinary ends in a 500",
    only: "fuzz/listSuggestions",
    says: /was answered with 500/,
    create: () => (proxied, forward) =>
      /%[C-F]/.test(proxied.path)
        ? Promise.resolve({
            status: 500,
            headers: { "content-type": "application/json" },
            text: refusal("internalError"),
          })
        : forward(proxied),
  },
  {
    name: "an order can be tracked with any email",
    only: "sessions/a guest's order",
    says: /another email: answered 200 success/,
    create: () => {
      let email = "";
      return (proxied, forward) => {
        if (!isAt(proxied, "POST /services/orders/track")) return forward(proxied);
        const body = JSON.parse(proxied.text) as Json;
        email ||= body.email;
        return forward({ ...proxied, text: JSON.stringify({ ...body, email }) });
      };
    },
  },
  {
    name: "a purchase that was placed is called not placed",
    only: "sessions/a guest's order",
    says: /the purchase of an order is "not-placed"/,
    create: inBody("GET /services/payments/purchases/", (body) => {
      body.status = "not-placed";
      body.order = null;
    }),
  },
];
