import { describe, expect, it } from "vitest";
import { homeTile } from "./homeTile.ts";

const card = {
  ...{ label: "Gift cards", text: "By e-mail.", action: "Give one", url: "/product/1" },
  ...{ label_fr: "Cartes-cadeaux", text_fr: "Par e-mail.", action_fr: "Offrir une carte" },
};

describe("homeTile", () => {
  it("says its words in the page's language", () => {
    expect(homeTile(card, "en")).toEqual({ title: "Gift cards", text: "By e-mail.", action: "Give one" });
    expect(homeTile(card, "fr")).toEqual({
      title: "Cartes-cadeaux",
      text: "Par e-mail.",
      action: "Offrir une carte",
    });
  });

  it("says in English what has no French", () => {
    const { text_fr, action_fr, ...half } = card;
    expect(homeTile(half, "fr")).toEqual({ title: "Cartes-cadeaux", text: "By e-mail.", action: "Give one" });
  });

  it.each(["en", "fr"] as const)("calls its link by its title where it has no words, %s", (language) => {
    expect(homeTile({ label: "Kink", url: "/kink" }, language)).toEqual({
      title: "Kink",
      text: "",
      action: "Kink",
    });
    expect(homeTile({ label: "Kink", action: "", url: "/kink" }, language).action).toBe("Kink");
  });
});
