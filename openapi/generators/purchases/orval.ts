import { SubmitCheckoutBody } from "../out/orval/schemas.ts";
import { type Checkout, getPromotion, listProducts, submitCheckout } from "../out/orval/shop.ts";
import { checkout } from "./checkout.ts";

if (SubmitCheckoutBody.safeParse({ ...checkout, user: { email: ".ada@example.com" } }).success)
  throw new Error("zod takes an email address that begins with a period");
const options = { headers: { "x-client-token": "velours-dev" } };

const products = await listProducts({ collections: "vibrators", limit: 3 }, options);
if (products.status !== 200 || products.data.length !== 3) throw new Error("no products");
const refused = await getPromotion("NOTHING", undefined, options);
if (refused.status !== 404 || refused.data.reference !== "promotionUnrecognizable")
  throw new Error(JSON.stringify(refused));
const order = await submitCheckout(SubmitCheckoutBody.parse(checkout) as Checkout, options);
if (order.status !== 200) throw new Error(JSON.stringify(order.data));
console.log(order.data.number);
