import { client } from "../out/hey-api/client.gen.ts";
import { getPromotion, listProducts, submitCheckout } from "../out/hey-api/sdk.gen.ts";
import type { Checkout } from "../out/hey-api/types.gen.ts";
import { checkout } from "./checkout.ts";

client.setConfig({
  baseUrl: "http://localhost:4710/api",
  headers: { "x-client-token": "velours-dev" },
});

const { data: products } = await listProducts({ query: { collections: "vibrators", limit: 3 } });
if (products?.length !== 3) throw new Error("no products");
const { error } = await getPromotion({ path: { code: "NOTHING" } });
if (error?.reference !== "promotionUnrecognizable") throw new Error(JSON.stringify(error));
const { data: order } = await submitCheckout({ body: checkout as Checkout });
console.log(order?.number);
