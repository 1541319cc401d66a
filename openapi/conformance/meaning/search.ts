import type { Product, Suggestions } from "@velours/sdk/types";
import type { Case, CaseDefinition } from "../Case.ts";
import { formatIds, isSameSet, largestPage, read, readCollection, readListing, toQuery } from "./read.ts";

/** Lower case, without accents, words apart by one space. */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ");

const nonsense = "qzxvkwjqzxvkwj";

/** Words of a title that can be searched for: the longest first. */
const wordsOf = ({ title }: Product): string[] =>
  fold(title)
    .split(" ")
    .filter((word) => word.length >= 4)
    .sort((some, others) => others.length - some.length);

const search = (check: Case, words: string, query: object = {}) =>
  readListing(check, { search: words, ...query });

/** A product with two words in its title that can be searched for. */
async function chooseTitle(check: Case): Promise<{ product: Product; words: [string, string] }> {
  const { products } = await readCollection(check);
  for (const product of products) {
    const [first, second] = wordsOf(product);
    if (first !== undefined && second !== undefined) return { product, words: [first, second] };
  }
  return check.skip("no title of the collection has two words to search for");
}

export const searchRules: readonly CaseDefinition[] = [
  {
    name: "a word of a title finds the product, in both languages",
    check: async (check) => {
      for (const language of ["en", "fr"]) {
        const { products } = await readCollection(check, { configuration: { language } });
        for (const product of products.slice(0, 3)) {
          const [word] = wordsOf(product);
          if (word === undefined) continue;
          const { ids, total } = await search(check, word);
          check.expect(
            ids.includes(product.id) || total > largestPage,
            `"${word}" finds ${formatIds(ids)}, but not product ${product.id}, "${product.title}"`,
          );
        }
      }
    },
  },
  {
    name: "a search leaves out what has not the words",
    check: async (check) => {
      const { ids } = await search(check, nonsense);
      check.expect(ids.length === 0, `"${nonsense}" finds ${formatIds(ids)}`);
    },
  },
  {
    name: "a search asks for all of its words",
    check: async (check) => {
      const { product, words } = await chooseTitle(check);
      const { ids } = await search(check, words.join(" "));
      check.expect(ids.includes(product.id), `"${words.join(" ")}" does not find product ${product.id}`);
      for (const word of words) {
        const single = await search(check, word);
        if (single.total > largestPage) continue;
        const more = ids.filter((id) => !single.ids.includes(id));
        check.expect(
          more.length === 0,
          `"${words.join(" ")}" finds ${formatIds(more)}, which "${word}" alone does not`,
        );
      }
    },
  },
  {
    name: "a search takes letter case and accents as the same",
    check: async (check) => {
      const [word] = (await chooseTitle(check)).words;
      const { ids } = await search(check, word);
      for (const written of [word.toUpperCase(), word.replace(/[aeiou]/, "$&\u0301")]) {
        const other = await search(check, written);
        check.expect(
          isSameSet(other.ids, ids),
          `"${written}" finds ${formatIds(other.ids)}, and "${word}" ${formatIds(ids)}`,
        );
      }
    },
  },
  {
    name: "the start of a word finds what the word finds",
    check: async (check) => {
      const { product, words } = await chooseTitle(check);
      const start = words[0].slice(0, -1);
      const { ids, total } = await search(check, start);
      check.expect(ids.includes(product.id) || total > largestPage, `"${start}" does not find ${product.id}`);
    },
  },
  {
    name: "suggestions find what the search finds",
    check: async (check) => {
      const [word] = (await chooseTitle(check)).words;
      const found = await search(check, word);
      const { products, total } = await read<Suggestions>(check, "listSuggestions", {
        query: toQuery({ search: word }),
      });
      check.expect(total === found.total, `"${word}" finds ${found.total}, its suggestions count ${total}`);
      for (const { id, title } of products) {
        const product = found.products.find((other) => other.id === id);
        if (found.total > largestPage) continue;
        check.expect(product !== undefined, `${id} is suggested for "${word}", which does not find it`);
        check.expect(
          product === undefined || product.title === title,
          `suggestion ${id} is titled "${title}"`,
        );
      }
      check.expect(total === 0 || products.length > 0, `${total} products are found, and none is suggested`);
    },
  },
];
