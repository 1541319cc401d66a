import type { Collection, Language } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { applyWordEdits, listWordChanges, type WordEdits } from "../words/wordsDraft.ts";
import { collectionFields } from "./collectionFields.ts";
import { describeRules, type RulesDraft, toRules } from "./rulesDraft.ts";

interface CollectionEdits {
  words: WordEdits;
  /** Undefined while nobody touched them. */
  rules: RulesDraft | undefined;
}

/** The collection with what was typed. All else stays as it is, so what somebody else changed meanwhile does, too. */
export function applyCollectionEdits(collection: Collection, { words, rules }: CollectionEdits): Collection {
  const { meta, ...next } = applyWordEdits<Partial<Collection>>(collectionFields, collection, words);
  const { rules: stored, ...others } = { ...collection, ...next, meta: meta ?? {} };
  const own = rules === undefined ? stored : toRules(rules);
  return { ...others, ...(own && { rules: own }) };
}

/** The fields in which two forms of a collection differ. */
export function listCollectionChanges(
  before: Collection,
  after: Collection,
  text: Text,
  language: Language,
): ShownChange[] {
  const [from, to] = [before, after].map(({ rules }) => describeRules(rules, text));
  const rules = {
    path: "rules",
    label: text(m.desk_collection_rules),
    before: from ?? null,
    after: to ?? null,
  };
  return [
    ...listWordChanges(collectionFields, before, after, text, language),
    ...(from === to ? [] : [rules]),
  ];
}
