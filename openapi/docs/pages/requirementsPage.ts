import type { Block, Page } from "../Page.ts";
import { findTests, type NamingTest } from "../requirements/findTests.ts";
import { readRequirements } from "../requirements/readRequirements.ts";

const PARTS = [
  ["S", "The storefront"],
  ["SA", "The storefront, decided in detail"],
  ["C", "The checkout"],
  ["CA", "The checkout, decided in detail"],
] as const;

/** Which test holds which requirement, found by the ids in their names. */
export function requirementsPage(repository: string): Page {
  const requirements = [...readRequirements(repository)];
  const tests = findTests(repository);
  const without = requirements.filter(([id]) => !tests.has(id)).length;
  return {
    path: "requirements/index",
    kind: "list",
    title: "What is held by which test",
    summary: "Every requirement of the shop by its id, and the tests that name it.",
    isOfRepository: true,
    blocks: [
      {
        kind: "prose",
        markdown: `The ids in the names of tests are rows of this table. ${requirements.length - without} of ${requirements.length} are named by a test; of the others some are held by a test that does not name them.`,
      },
      ...PARTS.flatMap(([prefix, title]): Block[] => [
        { kind: "heading", level: 2, text: title },
        {
          kind: "table",
          head: ["Id", "Requirement", "Tests"],
          rows: requirements
            .filter(([id]) => id.startsWith(`${prefix}-`))
            .map(([id, text]) => [id, plain(text), tests.get(id)?.map(formatTest).join("; ") ?? "none"]),
        },
      ]),
    ],
  };
}

function formatTest({ file, titles }: NamingTest): string {
  const named = [...titles].map(plain).join("; ");
  return named === "" ? `\`${file}\`` : `\`${file}\`: ${named}`;
}

/** Texts are not Markdown: nothing in them is a link or an emphasis. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>~]/g, "\\$&");
