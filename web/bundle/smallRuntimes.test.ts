import { expect, it } from "vitest";
import { smallRuntimes } from "./smallRuntimes.ts";

const message = `
const en_close = /** @type {T} */ () => {
	return /** @type {T} */ (\`Close\`)
};
const fr_close = /** @type {T} */ () => {
	return /** @type {T} */ (\`Fermer\`)
};
export const close = /** @type {T} */ ((inputs = {}, options = {}) => {});
`;

/** What these libraries hand to the build today. */
const upstream = {
  helper: "\0vite/preload-helper.js",
  icon: "../createLucideIcon.mjs",
  view: "function ErrorComponent({ error }) {\n\treturn error;\n}\nexport { ErrorComponent };\n",
  codec: "/node_modules/@tanstack/router-core/dist/esm/searchParams.js",
  message: "/shop/web/src/platform/text/generated/messages/close.js",
};

/** Puts these through the plugin's hooks, and answers what the build fails with. */
function build({ helper, icon, codec, view, message: file }: typeof upstream): string | undefined {
  const plugin = smallRuntimes() as unknown as {
    load: (id: string) => string | null;
    resolveId: (id: string, importer?: string) => string | null;
    transform: (code: string, id: string) => string | null;
    generateBundle: () => void;
  };
  plugin.load(helper);
  plugin.load(codec);
  plugin.resolveId(icon, "/node_modules/lucide-react/dist/esm/icons/x.mjs");
  plugin.transform(message, file);
  plugin.transform(view, "/node_modules/@tanstack/react-router/dist/esm/CatchBoundary.js");
  let failure: string | undefined;
  plugin.generateBundle.call({
    environment: { name: "client" },
    error: (text: string) => {
      failure = text;
    },
  });
  return failure;
}

it("builds while each library has its part where it was", () => {
  expect(build(upstream)).toBeUndefined();
});

it.each([
  ["Vite's preload helper", { helper: "\0vite/preload.js" }],
  ["Lucide's icons", { icon: "../createIcon.mjs" }],
  ["TanStack Router's search codec", { codec: "/node_modules/@tanstack/router-core/dist/esm/search.js" }],
  ["TanStack Router's error view", { view: "const ErrorComponent = () => {};\n" }],
  ["Paraglide's messages", { message: "/shop/web/src/platform/text/generated/close.js" }],
])("fails when %s is no longer there", (part, change) => {
  expect(build({ ...upstream, ...change })).toContain(part);
});
