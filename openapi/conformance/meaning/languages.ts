import type { Collection, Product } from "@velours/sdk/types";
import type { CaseDefinition } from "../Case.ts";
import { at } from "../contract/document.ts";
import { read, readCollection } from "./read.ts";

const languages = at("#/components/schemas/Language").enum as ["en", "fr"];

export const languageRules: readonly CaseDefinition[] = [
  {
    name: "a listing is in the language asked for, and its numbers are not another",
    check: async (check) => {
      const [own, other] = languages;
      const listings = {
        [own]: await readCollection(check, { configuration: { language: own } }),
        [other]: await readCollection(check, { configuration: { language: other } }),
      };
      const [first, second] = [listings[own], listings[other]];
      const words = ({ products }: typeof first) =>
        products.map(({ title, description }) => [title, description]);
      check.expect(
        JSON.stringify(words(first)) !== JSON.stringify(words(second)),
        `no title or description of the collection differs between ${own} and ${other}`,
      );
      check.expect(first.ids.join() === second.ids.join(), `${other} lists other products than ${own}`);
      const prices = ({ products }: typeof first) => products.map(({ price }) => price).join();
      check.expect(prices(first) === prices(second), `prices in ${other} are not those in ${own}`);
    },
  },
  {
    name: "a product by itself has the words of the listing, in each language",
    check: async (check) => {
      for (const language of languages) {
        const { products } = await readCollection(check, { configuration: { language } });
        for (const listed of products.slice(0, 2)) {
          const call = { params: { id: listed.id }, query: `configuration[language]=${language}` };
          const { title } = await read<Product>(check, "getProduct", call);
          check.expect(
            title === listed.title,
            `product ${listed.id} is "${title}" in ${language}, and "${listed.title}" in the listing`,
          );
        }
      }
    },
  },
  {
    name: "a collection is in the language asked for",
    check: async (check) => {
      const params = { collection: check.fixture.collection };
      const [first, second] = await Promise.all(
        languages.map((language) =>
          read<Collection>(check, "getCollection", { params, query: `configuration[language]=${language}` }),
        ),
      );
      check.expect(
        first?.title !== second?.title || first?.description !== second?.description,
        `neither title nor description of ${params.collection} differs between ${languages.join(" and ")}`,
      );
    },
  },
];
