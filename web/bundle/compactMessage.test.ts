import { expect, it } from "vitest";
import { compactMessage } from "./compactMessage.ts";

const compiled = `/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

const en_showing_items = /** @type {(inputs: Showing_ItemsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (\`Showing \${i?.n} items\`)
};

const fr_showing_items = /** @type {(inputs: Showing_ItemsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (\`\${i?.n} articles affichés\`)
};

/**
* @returns {LocalizedString}
*/
export const showing_items = /** @type {any} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_showing_items(inputs)
	return en_showing_items(inputs)
});`;

it("keeps name, inputs and both languages of a message", async () => {
  const url = `data:text/javascript,${encodeURIComponent(compactMessage(compiled))}`;
  const { showing_items } = (await import(/* @vite-ignore */ url)) as {
    showing_items: (inputs: object, options: { locale: string }) => string;
  };
  expect(showing_items({ n: 3 }, { locale: "en" })).toBe("Showing 3 items");
  expect(showing_items({ n: 3 }, { locale: "fr" })).toBe("3 articles affichés");
});

it.each([
  ["another declaration", compiled.replaceAll("const fr_", "function fr_")],
  ["another body", compiled.replaceAll("\treturn /**", "\tif (i) return /**")],
  [
    "a third language",
    compiled.replaceAll(
      "const fr_showing_items",
      `${compiled.split("\n\n")[2]?.replace("fr_", "de_")}\n\nconst fr_showing_items`,
    ),
  ],
])("fails the build when Paraglide compiles to %s", (_, changed) => {
  expect(changed).not.toBe(compiled);
  expect(() => compactMessage(changed)).toThrow("showing_items");
});
