import { existsSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { references } from "./everyError.ts";
import { operations } from "./generated/operations.ts";

const file = join(import.meta.dirname, "hover.example.ts");
const program = `
import { createClient, createPartialClient, orThrow } from "./client.ts";
import { getProduct } from "./generated/operations.ts";
import { groupCalls, groups } from "./groups.ts";
const client = createClient({ baseUrl: "/api" });
const answer = await client.getProduct({ params: { path: { id: 100001 } } });
const product = orThrow(answer);
const small = createPartialClient({ getProduct }, { baseUrl: "/api" });
small.getProduct({ params: { path: { id: 1 } } });
const { error } = await client.getGiftCard({ params: { path: { code: "1234" } }, timeout: 500 });
const rates = orThrow(await client.listShippingRates({ params: { query: { country: "US" } } }));
client.submitCheckout;
const grouped = groupCalls(client, groups);
grouped.products.get(1);
client.listProducts();
client.getPromotion({ params: { path: { code: "SAVE10" } } }).then(({ error }) => error?.reference === "promotionExpired");
createClient({ baseUrl: "/api", scenario: "" });
${Object.keys(operations)
  .map((operation) => `client.${operation};`)
  .join("\n")}
`;

const service = ts.createLanguageService({
  getCompilationSettings: () => ({
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ["lib.esnext.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: [],
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  }),
  getScriptFileNames: () => [file],
  getScriptVersion: () => "1",
  getScriptSnapshot: (name) => {
    const text = name === file ? program : ts.sys.readFile(name);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => import.meta.dirname,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === file || ts.sys.fileExists(name),
  readFile: ts.sys.readFile,
});

const text = (parts: ts.SymbolDisplayPart[] | undefined) => ts.displayPartsToString(parts);
const formatTags = (tags: ts.JSDocTagInfo[] | undefined) =>
  (tags ?? []).map((tag) => `@${tag.name} ${text(tag.text)}`);

/** The hover text of the last word of `at`. */
function hover(at: string): { type: string; words: string; tags: string[] } {
  const info = service.getQuickInfoAtPosition(file, program.indexOf(at) + at.length - 1);
  return { type: text(info?.displayParts), words: text(info?.documentation), tags: formatTags(info?.tags) };
}

/** The completions offered at the end of `at`, by name. */
function complete(at: string): Map<string, ts.CompletionEntry> {
  const found = service.getCompletionsAtPosition(file, program.indexOf(at) + at.length, {});
  return new Map(found?.entries.map((entry) => [entry.name, entry]));
}

// A language service reads the whole client and the browser's types for it: seconds.
describe.runIf(process.env.FULL)("in an editor", () => {
  it("compiles the program that the other cases point at", () => {
    const found = service
      .getSemanticDiagnostics(file)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
    // The empty scenario is there to be completed.
    expect(found).toEqual([expect.stringMatching(/^Type '""' is not assignable/)]);
  });

  it("shows the summary, description, address, parameters and documentation page of a call", () => {
    for (const at of ["client.getProduct", "small.getProduct"]) {
      const { words, tags } = hover(at);
      expect(words).toBe(
        "Get a product.\n\nOne product with its variants and stock.\n\n`GET /products/{id}`",
      );
      expect(tags).toEqual([
        "@param options.params.path.id Number of the product.",
        expect.stringMatching(/^@param options\.params\.query\.filter .+\.$/),
        expect.stringMatching(/^@param options\.params\.query\.configuration .+\.$/),
        "@returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.",
        "@example const { data, error } = await shop.getProduct({\n  params: { path: { id: 100001 } },\n});",
        "@see https://velours.example/docs/operations/getProduct.html",
      ]);
    }
  });

  it("shows the same of a call by group, with its own arguments", () => {
    const { type, words, tags } = hover("grouped.products.get");
    expect(type).toContain("ProductsCalls.get(id: number, query?: GetProductQuery | undefined, options?");
    expect(words).toBe(hover("client.getProduct").words);
    expect(tags).toContain("@param id Number of the product.");
    expect(tags).toContain("@example const { data, error } = await shop.products.get(100001);");
  });

  it("names the types of options, data and errors", () => {
    expect(hover("client.getProduct").type).toBe(
      "(method) Client.getProduct(options: GetProductOptions): Promise<RequestResult<GetProductData, GetProductError>>",
    );
    expect(hover("client.listProducts").type).toContain("(options?: ListProductsOptions)");
    expect(hover("client.submitCheckout").type).toContain(
      "RequestResult<SubmitCheckoutData, SubmitCheckoutError>",
    );
    expect(hover("const client").type).toBe("const client: Client");
  });

  it("names what comes back", () => {
    expect(hover("const answer").type).toBe("const answer: RequestResult<Product, GetProductError>");
    expect(hover("const product").type).toBe("const product: Product");
    expect(hover("const { error").type).toBe("const error: GetGiftCardError | undefined");
    expect(hover("const rates").type).toBe("const rates: ListShippingRatesData");
  });

  it("explains an option where it is given", () => {
    expect(hover("{ id").words).toBe("Number of the product.");
    expect(hover("timeout").words).toBe("Milliseconds for one attempt of this call.");
  });

  it("shows the same words while a call is typed", () => {
    const open = program.indexOf("getProduct({ params") + "getProduct(".length;
    const [help] = service.getSignatureHelpItems(file, open, undefined)?.items ?? [];
    expect(text(help?.documentation)).toMatch(/^Get a product\.\n/);
    expect(formatTags(help?.tags)).toContain("@param options.params.path.id Number of the product.");
  });

  it("leads from every call to its declaration, with words and a page of its own", () => {
    for (const operation of Object.keys(operations)) {
      const at = `\nclient.${operation};`;
      const position = program.indexOf(at) + at.length - 2;
      const info = service.getQuickInfoAtPosition(file, position);
      expect(text(info?.documentation), operation).toMatch(/^[A-Z][^\n]+\.\n\n[\s\S]+\n\n`[A-Z]+ \/[^`]+`$/);
      expect(formatTags(info?.tags), operation).toContain(
        `@see https://velours.example/docs/operations/${operation}.html`,
      );
      const example = formatTags(info?.tags).find((tag) => tag.startsWith("@example")) ?? "";
      expect(example).toMatch(new RegExp(`= await shop\\.${operation}\\([\\s\\S]*\\);$`));
      const returns = formatTags(info?.tags).find((tag) => tag.startsWith("@returns")) ?? "";
      for (const reference of references[operation as keyof typeof references])
        expect(returns).toContain(reference);
      const [definition] = service.getDefinitionAtPosition(file, position) ?? [];
      expect(definition?.name).toBe(operation);
      expect(existsSync(definition?.fileName ?? "")).toBe(true);
    }
  });

  it("completes a call's options, its parameters and its references", () => {
    const options = ["body", "headers", "keepalive", "params", "retries", "signal", "timeout"];
    expect([...complete("client.getProduct({ ").keys()]).toEqual(expect.arrayContaining(options));
    expect([...complete("client.getProduct({ params: { path: { ").keys()]).toContain("id");
    const offered = [...complete('error?.reference === "').keys()];
    expect(offered.sort()).toEqual([...references.getPromotion].sort());
  });

  it("completes a mock's scenarios with the references that an operation may answer", () => {
    const offered = [...complete('scenario: "').keys()];
    expect(offered.sort()).toEqual([...new Set(Object.values(references).flat())].sort());
  });

  it("says a thing of a reference once, however many errors have it", () => {
    const { words, tags } = hover("error?.reference");
    expect(words).toBe("Names the error; stable, compare this one.");
    expect(tags).toEqual([]);
  });
});
