import { createClientOf } from "../../src/client.ts";
import { getProduct } from "../../src/generated/operations.ts";

console.log(createClientOf({ getProduct }, { baseUrl: "/api" }).getProduct({ params: { path: { id: 1 } } }));
