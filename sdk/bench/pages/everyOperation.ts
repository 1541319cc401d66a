import { createClient } from "../../src/client.ts";

console.log(createClient({ baseUrl: "/api" }).getProduct({ params: { path: { id: 1 } } }));
