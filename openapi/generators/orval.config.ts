const input = "../../sdk/src/generated/openapi.json";

export default {
  shop: {
    input,
    output: { target: "out/orval/shop.ts", client: "fetch", baseUrl: "http://localhost:4710/api" },
  },
  schemas: { input, output: { target: "out/orval/schemas.ts", client: "zod" } },
};
