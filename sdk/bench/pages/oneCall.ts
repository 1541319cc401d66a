import { createPartialClient } from "../../src/client.ts";
import { getProduct } from "../../src/generated/operations.ts";

console.log(
  createPartialClient({ getProduct }, { baseUrl: "/api" }).getProduct({ params: { path: { id: 1 } } }),
);
