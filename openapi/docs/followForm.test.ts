// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { buildRequest } from "./browser/buildRequest.ts";
import { followForm } from "./browser/followForm.ts";
import type { TryRequest } from "./Page.ts";
import { codeFigure } from "./render/codeFigure.ts";
import { tryForm } from "./render/tryForm.ts";

const request: TryRequest = {
  operation: "getMerchantPromotion",
  method: "GET",
  path: "/merchant/promotions/{code}",
  parameters: [{ name: "code", in: "path", required: true, value: "O'NEIL", hint: "" }],
  isOfMerchants: true,
  bodies: [],
  scenarios: [],
};
const program = `const shop = createMerchantClient({
  baseUrl: "http://localhost:4010/api",
  clientToken: "velours-dev",
  headers: { "x-merchant-key": "velours-merchant-key" },
});

const { data } = await shop.getMerchantPromotion();
console.log(data);
`;
const base = "https://api.example.com/api";
const sample = (language: string) =>
  document.querySelector(`figure[data-language=${language}] code`)?.textContent;
let form: HTMLFormElement;

beforeEach(() => {
  const figures = [
    codeFigure({ language: "ts", title: "TypeScript", code: program }),
    codeFigure({ language: "sh", title: "Shell", code: "curl" }),
  ];
  document.body.innerHTML = `${tryForm(request)}<aside class="samples">${figures.join("")}</aside>`;
  form = document.querySelector("form") as HTMLFormElement;
});

it("a form of merchants sends a key, or none where it is empty", () => {
  const key = form.querySelector("input[name=merchantKey]") as HTMLInputElement;
  expect(buildRequest(form, base).headers.get("x-merchant-key")).toBe("velours-merchant-key");
  key.value = "";
  expect(buildRequest(form, base).headers.has("x-merchant-key")).toBe(false);
});

it("the samples take the key, quote the address, and name the whole base of the API", async () => {
  (form.querySelector("input[name=merchantKey]") as HTMLInputElement).value = "own-key";
  await followForm(form, buildRequest(form, base), base);
  expect(sample("sh")).toBe(
    `curl '${base}/merchant/promotions/O'\\''NEIL' \\\n  -H 'x-client-token: velours-dev' \\\n  -H 'x-merchant-key: own-key'`,
  );
  expect(sample("ts")).toContain(`baseUrl: "${base}",`);
  expect(sample("ts")).toContain('"x-merchant-key": "own-key"');
  expect(sample("ts")).toContain(`path: { code: "O'NEIL" }`);
});
