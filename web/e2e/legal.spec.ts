import { expect, test } from "@playwright/test";
import { readPdf } from "@velours/sdk/shop";
import { Shopper } from "./Shopper.ts";

const FILES = {
  terms: ["/assets/files/terms-and-conditions.pdf", "/assets/files/terms-store.pdf"],
  privacy: ["/assets/files/privacy-policy.pdf"],
};

for (const [page, language] of ["en", "fr"].entries())
  test(`the legal PDFs say what the help page says, in ${language} (C-055, S-215)`, async ({ page: tab }) => {
    await new Shopper(tab, language as "en" | "fr").open("/help");
    for (const [id, files] of Object.entries(FILES)) {
      const section = tab.locator(`#${id}`);
      const shown = [
        await section.getByRole("heading").innerText(),
        ...(await section.getByRole("paragraph").allInnerTexts()),
      ];
      expect(shown.length).toBeGreaterThan(4);
      await expect(section.getByRole("link")).toHaveAttribute("href", files[0] as string);
      for (const file of files) {
        const response = await tab.request.get(file);
        expect(response.headers()["content-type"]).toBe("application/pdf");
        expect(readPdf(await response.body())[page]).toEqual(shown);
      }
    }
  });
