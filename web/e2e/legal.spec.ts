import { expect, test } from "@playwright/test";
import { readPdf } from "@velours/documents/testing";
import { Shopper } from "./Shopper.ts";

const FILES = {
  terms: ["/assets/files/terms-and-conditions.pdf", "/assets/files/terms-store.pdf"],
  privacy: ["/assets/files/privacy-policy.pdf"],
};

for (const language of ["en", "fr"] as const)
  test(`the legal PDFs say what the merchant's pages say, in ${language} (C-055, S-215)`, async ({
    page: tab,
  }) => {
    for (const [handle, files] of Object.entries(FILES)) {
      await new Shopper(tab, language).open(`/pages/${handle}`);
      const article = tab.getByRole("article");
      const shown = [
        await article.getByRole("heading", { level: 1 }).innerText(),
        ...(await article.getByRole("heading", { level: 2 }).allInnerTexts()),
      ];
      expect(shown.length).toBeGreaterThan(4);
      for (const file of files) {
        const response = await tab.request.get(file);
        expect(response.headers()["content-type"]).toBe("application/pdf");
        expect(readPdf(await response.body()).flat()).toEqual(expect.arrayContaining(shown));
      }
    }
  });
