import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import type { LegalDocument } from "../../src/features/legal/LegalDocument.ts";
import { legalPdf } from "./legalPdf.ts";

type Documents = Record<"TERMS" | "PRIVACY", LegalDocument>;

/** Writes the PDFs of the help page's legal texts into the build's folder for browsers. */
export async function writeLegalFiles(folder: string): Promise<void> {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  // Vite runs the file, because the compiled words read `import.meta.env`.
  const { module } = await runnerImport<Documents>(join(root, "src/features/legal/documents.ts"), {
    root,
    configFile: false,
    logLevel: "warn",
  });
  for (const document of [module.TERMS, module.PRIVACY]) {
    for (const address of document.files) {
      const path = join(folder, address);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await legalPdf(document));
    }
  }
}
