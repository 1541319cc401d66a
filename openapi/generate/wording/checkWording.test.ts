import { describe, expect, it } from "vitest";
import { checkWording } from "./checkWording.ts";
import { NAMES, PHRASES } from "./vocabulary.ts";

const vocabulary = {
  names: [{ word: "Slots", write: "Semaphore" }],
  phrases: [{ word: "letter", write: "email" }],
};
const messages = (where: string, source: string) =>
  checkWording(where, source, vocabulary).map((finding) => `${finding.where} ${finding.message}`);

describe("the wording of sources", () => {
  it.each([
    ["rule.ts", "/** Rounds up (S-874, SA-222). */"],
    ["rule.ts", 'const id = "CA-54";'],
    ["rule.ts", "/** The steps of a promotion (5.2 step 9). */"],
    ["rule.ts", "/** The sandbox's answer to a nonce (S1, S2). */"],
    ["rule.ts", "const a = 1; // the second reading (5.7)"],
    ["rule.ts", " * Steps 6 to 12 of 5.2: what the cart has to say."],
    ["Error.yaml", 'when: "A price changed (7, checkout)."'],
    ["completeAddress.ts", "/** The address of a suggestion (checkout.md 7). */"],
    ["acceptUpsell.ts", "/** Takes its price once (7, upsells). */"],
    ["guide.md", "As C-102 says."],
  ])("may not name a requirement: %s %s", (where, source) => {
    expect(messages(where, source)).toEqual([
      expect.stringMatching(/:1 ".+" names a requirement: state the rule itself in its place\.$/),
    ]);
  });

  it.each([
    ["rule.ts", "/** Rounds up to a whole amount (2 decimals, 0.5 up). */"],
    ["rule.ts", "const price = toMoney(5.2);"],
    ["rule.ts", 'const code = "FR-75";'],
    ["guide.md", "It weighs little (3.8 kB)."],
  ])("may say anything else: %s %s", (where, source) => {
    expect(messages(where, source)).toEqual([]);
  });

  it.each([
    ["rule.ts", "/** Whether a line is free. */"],
    ["rule.ts", "/**\n * What a line costs.\n */"],
    ["rule.ts", "// Those that are left."],
    ["rule.ts", "free: boolean; // Who pays for it."],
    ["Line.tsx", "{/* One line of the cart. */}"],
    ["style.css", "/* That of the open dialog. */"],
    ["Error.yaml", "  # Nobody reads this."],
    ["rule.test.ts", "// Whoever comes first."],
    ["rule.ts", "/** The line's price. One of three. */"],
    ["rule.ts", "free: boolean; // For members. What guests pay is another's."],
  ])("may not start a sentence of a comment with a pronoun: %s %s", (where, source) => {
    expect(messages(where, source)).toEqual([
      expect.stringMatching(/^\S+:[12] a sentence starts with "\w+": name the subject\.$/),
    ]);
  });

  it.each([
    ["rule.ts", "/** The line's price, one of three. */"],
    ["rule.ts", "// One-time codes expire."],
    ["rule.ts", 'const text = "// What a day";'],
    ["Error.yaml", "text: What to do."],
    ["guide.md", "# What is held by which test"],
  ])("may start otherwise, or elsewhere: %s %s", (where, source) => {
    expect(messages(where, source)).toEqual([]);
  });

  it("may not use a denied name, and says what to write and where", () => {
    expect(messages("a.tsx", 'const word = "Slots";\nexport class Slots {}\n')).toEqual([
      "a.tsx:2 Slots: write Semaphore.",
    ]);
    expect(messages("a.ts", "const { Slots: free } = pool; free.manySlots();")).toEqual([
      "a.ts:1 Slots: write Semaphore.",
    ]);
  });

  it("may not use a denied word in comments and texts, but may in code and in longer words", () => {
    expect(messages("a.ts", "// Sends a Letter.\nsend(letter);\n// the newsletter")).toEqual([
      'a.ts:1 "letter": write email.',
    ]);
    expect(messages("A.yaml", "description: Sends a letter.")).toEqual(['A.yaml:1 "letter": write email.']);
  });
});

describe("the vocabulary", () => {
  it("says each word once, and never in place of itself", () => {
    for (const list of [NAMES, PHRASES]) {
      const words = list.map(({ word }) => word);
      expect(new Set(words).size).toBe(words.length);
      for (const { word, write } of list) expect(words, `${word} → ${write}`).not.toContain(write);
    }
  });
});
