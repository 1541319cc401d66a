import { expect, it } from "vitest";
import { findForeignWords } from "./foreignWords.ts";

it.each([
  ["<p>For adults only</p>", ["adults"]],
  ["<p>Réservé aux <b>ADULTES</b></p>", ["ADULTES"]],
  ['<meta name="description" content="Discreet shipping">', ["Discreet"]],
  ['<input placeholder="Toys, lubes">', ["Toys", "lubes"]],
  ['<a href="/sex-toys">All</a>', ["sex", "toys"]],
  ['<script type="application/ld+json">{"name":"Velours"}</script>', ["Velours"]],
  ["<p>certify that you are at least 18 years old</p>", ["18"]],
  ["<p>livraison discrète, colis neutre</p>", ["discrète", "colis neutre"]],
  ["<p>Poste restante</p>", []],
  ['<script>const token = "velours-dev"</script><script src="/distribution/sex.js"></script>', []],
  ["<p>18 € and page 118</p>", []],
])("finds the words of the demo shop's trade: %s", (html, words) =>
  expect(findForeignWords(html)).toEqual(words),
);
