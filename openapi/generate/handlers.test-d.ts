import { type Handler, type Handlers, refuse } from "../../server/src/platform/contract.ts";

// Mistakes of a handler that must not compile. Checked by `npm run types`; nothing here runs.

type Product = Extract<Awaited<ReturnType<Handler<"getProduct">>>, { status: 200 }>["body"];
declare const product: Product;

export const right: Handler<"getProduct"> = async ({ params, query, headers, body }) => {
  params.id satisfies number;
  query.configuration?.currency satisfies string | undefined;
  headers satisfies object;
  // @ts-expect-error it has no body
  body satisfies object;
  return product ? { status: 200, body: product } : refuse("resourceDoesNotExist");
};

export const key: Handler<"submitCheckout"> = async ({ headers, body }) => {
  headers["idempotency-key"] satisfies string | undefined;
  body.user.email satisfies string;
  return refuse("invoiceDoesNotMatch", { sent: 1, total: 2 });
};

// @ts-expect-error 201 is not among the answers of getProduct
export const wrongStatus: Handler<"getProduct"> = async () => ({ status: 201, body: product });

// @ts-expect-error a product has an id, a title and more
export const mistypedBody: Handler<"getProduct"> = async () => ({ status: 200, body: { id: "seven" } });

// @ts-expect-error getProduct does not answer promotionExpired
export const undeclaredError: Handler<"getProduct"> = async () => refuse("promotionExpired");

// @ts-expect-error the listing's headers are missing
export const missingHeaders: Handler<"listProducts"> = async () => ({ status: 200, body: [] });

export const unknownParameter: Handler<"getProduct"> = async ({ params }) => {
  // @ts-expect-error no such parameter
  params.slug;
  return { status: 200, body: product };
};

// @ts-expect-error the value of giftCardExpended is a number
export const wrongValue = refuse("giftCardExpended", "all of it");

// @ts-expect-error giftCardExpended has a value
export const noValue = refuse("giftCardExpended");

declare const handlers: Handlers;
const { getProduct: _, ...allButOne } = handlers;
// @ts-expect-error getProduct is missing
export const missingHandler: Handlers = allButOne;
