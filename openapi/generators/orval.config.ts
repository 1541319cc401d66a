export default {
  shop: {
    input: "../../sdk/src/generated/openapi.json",
    output: { target: "out/orval/shop.ts", client: "fetch", baseUrl: "http://localhost:4710/api" },
  },
};
