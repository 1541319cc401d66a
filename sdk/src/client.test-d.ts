import {
  createClient,
  createPartialClient,
  isRefusal,
  type OperationData,
  type OperationError,
  type OperationName,
  type OperationOptions,
  type OperationRefusal,
  pages,
  paginate,
} from "./client.ts";
import { type ErrorBody, isReference, type OperationReferences } from "./errors.ts";
import type { ShippingAddress } from "./forms.ts";
import { getProduct, listProducts, submitCheckout } from "./generated/operations.ts";
import type { CartValidationError, Order, operations, Product } from "./generated/types.ts";
import { checkouts, type Groups, groupCalls, groups, products } from "./groups.ts";
import type { Form } from "./validation.ts";

// Checked by `npm run types`; nothing here runs.

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_ extends true>() => {};

const client = createClient({ baseUrl: "/api" });

// The client's types are written out for editors; here they are derived from the contract's a second time.
type Json<Answer> = Answer extends { content: infer Content }
  ? Content extends { "application/json": infer Body }
    ? Body
    : Content extends
          | { "application/pdf": string }
          | { "text/csv": string }
          | { "application/octet-stream": string }
      ? Blob
      : never
  : undefined;
type Answers<Op extends OperationName> = operations[Op]["responses"];
type Good<Op extends OperationName> = keyof Answers<Op> & (200 | 201 | 204);
type Bad<Op extends OperationName> = Exclude<keyof Answers<Op>, 200 | 201 | 204 | 304>;
type Sent<Op extends OperationName> = [operations[Op]["requestBody"]] extends [undefined]
  ? undefined
  : Json<NonNullable<operations[Op]["requestBody"]>>;
type ParametersIn<Op extends OperationName, Part extends "path" | "query" | "header"> = NonNullable<
  operations[Op]["parameters"][Part]
>;
type Params<Op extends OperationName> = NonNullable<OperationOptions<Op>["params"]>;
type Given<Op extends OperationName, Part extends string> = Part extends keyof Params<Op>
  ? NonNullable<Params<Op>[Part]>
  : never;
holds<Same<OperationName, keyof operations>>();
holds<
  Same<{ [Op in OperationName]: OperationData<Op> }, { [Op in OperationName]: Json<Answers<Op>[Good<Op>]> }>
>();
holds<
  Same<{ [Op in OperationName]: OperationError<Op> }, { [Op in OperationName]: Json<Answers<Op>[Bad<Op>]> }>
>();
holds<
  Same<
    { [Op in OperationName]: NonNullable<OperationOptions<Op>["body"]> },
    { [Op in OperationName]: NonNullable<Sent<Op>> }
  >
>();
holds<
  Same<{ [Op in OperationName]: Given<Op, "path"> }, { [Op in OperationName]: ParametersIn<Op, "path"> }>
>();
holds<
  Same<{ [Op in OperationName]: Given<Op, "query"> }, { [Op in OperationName]: ParametersIn<Op, "query"> }>
>();

holds<Same<OperationData<"getProduct">, Product>>();
holds<Same<OperationData<"listProducts">, Product[]>>();
holds<Same<ErrorBody<"giftCardExpended">["value"], number>>();
holds<Same<OperationError<"getGiftCard">["reference"], OperationReferences<"getGiftCard">>>();
holds<
  typeof ShippingAddress extends Form<infer Value> ? (Value extends { city: string } ? true : false) : false
>();

export async function calls(): Promise<void> {
  const answer = await client.getProduct({ params: { path: { id: 1 } } });
  if (answer.error === undefined) answer.data.title satisfies string;
  else answer.error.reference satisfies string;

  // @ts-expect-error data may be absent until error was looked at
  answer.data.title;
  // @ts-expect-error the id is required
  await client.getProduct();
  // @ts-expect-error the id is a number
  await client.getProduct({ params: { path: { id: "1" } } });
  // @ts-expect-error no such operation
  await client.getProdukt({ params: { path: { id: 1 } } });
  // @ts-expect-error reading takes no idempotency key
  await client.getProduct({ params: { path: { id: 1 } }, idempotencyKey: "k" });
  // @ts-expect-error a checkout has a body
  await client.submitCheckout({});
  // @ts-expect-error reading has no body
  await client.getProduct({ params: { path: { id: 1 } }, body: {} });
  await client.listProducts();
  await client.listProducts({
    params: { query: { filter: { inventories: { region: "US" }, material: "silk" } } },
  });
}

export async function named(): Promise<void> {
  const few = createPartialClient({ getProduct, submitCheckout }, { baseUrl: "/api" });
  holds<Same<keyof typeof few, "getProduct" | "submitCheckout" | "request">>();
  holds<Same<typeof few.getProduct, typeof client.getProduct>>();
  holds<Same<typeof few.submitCheckout, typeof client.submitCheckout>>();
  // @ts-expect-error it was not named
  few.listProducts;
  // @ts-expect-error no such operation
  createPartialClient({ getProdukt: getProduct }, { baseUrl: "/api" });
  // @ts-expect-error an operation under another's name
  createPartialClient({ getProduct: listProducts }, { baseUrl: "/api" });
  // @ts-expect-error a row of nobody's
  createPartialClient({ getProduct: "GET /everything" }, { baseUrl: "/api" });
}

export async function grouped(): Promise<void> {
  const shop = groupCalls(client, groups);
  holds<Same<typeof shop, Groups>>();
  holds<Same<ReturnType<typeof shop.products.get>, ReturnType<typeof client.getProduct>>>();
  holds<Same<ReturnType<typeof shop.checkouts.submit>, ReturnType<typeof client.submitCheckout>>>();
  await shop.products.get(1, { filter: { inventories: { region: "US" } } }, { timeout: 500 });
  await shop.products.list();
  await shop.accounts.identify();
  // @ts-expect-error the id is a number
  await shop.products.get("1");
  // @ts-expect-error the id is required
  await shop.products.get();
  // @ts-expect-error reading takes no idempotency key
  await shop.products.get(1, {}, { idempotencyKey: "k" });
  const few = createPartialClient({ getProduct, listProducts }, { baseUrl: "/api" });
  holds<Same<keyof ReturnType<typeof groupCalls<"products">>, "products">>();
  groupCalls(few, { products }).products.get satisfies typeof shop.products.get;
  // @ts-expect-error the client has no submitCheckout
  groupCalls(few, { checkouts });
  // @ts-expect-error the group has listProducts, too
  groupCalls(createPartialClient({ getProduct }, { baseUrl: "/api" }), { products });
}

export async function lists(): Promise<void> {
  for await (const product of paginate(client.listProducts, {}, { limit: 10 })) product satisfies Product;
  for await (const { data, response } of pages(client.listProducts, { params: { query: { limit: 5 } } })) {
    data satisfies Product[];
    response.headers satisfies Headers;
  }
  const orders = { params: { path: { id: 1042 } } };
  for await (const order of paginate(client.listOrders, orders)) order satisfies Order;
  // @ts-expect-error whose orders?
  paginate(client.listOrders, {});
  // @ts-expect-error a wishlist comes whole
  paginate(client.getWishlist, orders);
  // @ts-expect-error one product is not a list
  paginate(client.getProduct, {});
  // @ts-expect-error a list, but not in pages
  paginate(client.listShippingRates, { params: { query: {} } });
  // @ts-expect-error a page is a number
  paginate(client.listProducts, { params: { query: { page: "2" } } });
  // @ts-expect-error no such parameter
  paginate(client.listProducts, { params: { query: { colour: "red" } } });
}

/** The reference of a refusal; a card gateway's bare list has none. */
type FailureReference<Failure> = Failure extends { reference: infer Reference } ? Reference : never;

// Every operation's errors are the references the contract lists for it: no fewer, no others.
holds<
  Same<
    { [Op in OperationName]: FailureReference<OperationError<Op>> },
    { [Op in OperationName]: OperationReferences<Op> }
  >
>();

const never = (value: never): string => value;

/** Every error of an operation, case by case. */
export function explain(error: OperationError<"getGiftCard">): string {
  switch (error.reference) {
    case "giftCardExpended":
    case "giftCardCurrencyDoesNotMatch":
      return error.value.toString(10);
    case "giftCardUnsupportedSite":
      return error.value.toUpperCase();
    case "giftCardUnrecognizable":
      error.value satisfies null;
      return error.message;
    case "validationError":
      return Object.keys(error.value).join();
    case "clientTokenInvalid":
    case "rateLimited":
    case "internalError":
    case "serviceUnavailable":
      return error.message;
    default:
      return never(error);
  }
}

/** serviceUnavailable has no case: this does not compile. */
export function explainMost(error: OperationError<"getGiftCard">): string {
  switch (error.reference) {
    case "giftCardExpended":
    case "giftCardCurrencyDoesNotMatch":
    case "giftCardUnsupportedSite":
    case "giftCardUnrecognizable":
    case "validationError":
    case "clientTokenInvalid":
    case "rateLimited":
    case "internalError":
      return error.message;
    default:
      // @ts-expect-error serviceUnavailable is left
      return never(error);
  }
}

/** Texts for the errors of a cart's promotion, case by case. */
export function explainPromotion({ errors }: NonNullable<CartValidationError["promotion"]>["value"]): string {
  switch (errors.reference) {
    case "minimumSubtotalRequired":
      return errors.value.missing.toString(10);
    case "maximumSubtotalRequired":
      return errors.value.excess.toString(10);
    case "promotionUnsupportedSite":
      return errors.value.toUpperCase();
    case "requiredProductNotInCart":
      return errors.value.join();
    case "freeProductDoesNotMatch":
      return errors.value.title;
    case "promotionUnrecognizable":
    case "promotionUnavailable":
    case "promotionExpired":
    case "promotionUnsupportedCountry":
    case "requiresPromotionableItems":
    case "requiredEmailMissing":
      return errors.message;
    default:
      return never(errors);
  }
}

declare const body: OperationOptions<"submitCheckout">["body"];
const idempotencyKey = "1f0c3a5e-7b1d-4c39-9a52-0c5c1e6f2d84";
client.submitCheckout({ body, idempotencyKey });
// @ts-expect-error it is an option, which errors and repetitions go by
client.submitCheckout({ body, params: { header: { "Idempotency-Key": idempotencyKey } } });

export function refusals(thrown: unknown): string {
  if (!isRefusal(thrown, "getGiftCard")) return "";
  if (thrown.reference === "giftCardExpended") return thrown.error.value.toString(10);
  // @ts-expect-error getGiftCard never answers this
  if (thrown.reference === "promotionExpired") return "";
  thrown.operation satisfies string;
  return explain(thrown.error);
}
// @ts-expect-error no such operation
isRefusal(new Error("Gone"), "getProdukt");
declare const gateway: OperationRefusal<"submitCheckout">;
if (gateway.reference === undefined) gateway.error satisfies { code: string; message: string }[];

createClient({ baseUrl: "/api", scenario: "giftCardExpended" });
// @ts-expect-error no reference of the contract
createClient({ baseUrl: "/api", scenario: "giftCardExpend" });
// @ts-expect-error no operation answers this by itself
createClient({ baseUrl: "/api", scenario: "minimumSubtotalRequired" });

export function narrow(error: unknown): number | undefined {
  // @ts-expect-error not a reference of the contract
  isReference(error, "giftCardLost");
  return isReference(error, "giftCardExpended") ? error.value : undefined;
}
