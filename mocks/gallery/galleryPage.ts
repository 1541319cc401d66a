import type { Reference } from "@velours/sdk/errors";
import { catalogue, references } from "@velours/sdk/errors";
import { scenarioPath, screens } from "./screens.ts";

const style = `
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1d1a33; }
h1 { font-weight: 600; } a { color: #4f3ad5; } code { font-size: 0.875rem; }
section { border-top: 1px solid #dcd9ec; padding: 1.5rem 0; } h2 { margin: 0 0 0.5rem; font-size: 1.125rem; }
p { margin: 0.25rem 0; } ul { margin: 0.75rem 0 0; padding: 0; list-style: none; display: grid; gap: 0.5rem; }
.status { color: #5b5870; font-weight: 400; } .action { color: #5b5870; }`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Every error reference with its operations: each pair is one scenario. */
function scenariosByReference(): [Reference, string[]][] {
  const byReference = new Map<Reference, string[]>();
  for (const [operation, names] of Object.entries(references)) {
    for (const name of names) byReference.set(name, [...(byReference.get(name) ?? []), operation]);
  }
  return [...byReference].sort(([a], [b]) => a.localeCompare(b));
}

function scenario(reference: Reference, operation: string): string {
  const link = (language: "en" | "fr", word: string) =>
    `<a lang="${language}" href="${escapeHtml(scenarioPath(operation, reference, language))}">${word}</a>`;
  const { status } = catalogue[reference];
  return `<li><code>${operation}</code> · ${link("en", "English")} · ${link("fr", "Français")}
<span class="action">${screens[operation]?.action ?? ""}</span><br><code>Prefer: example=${reference}, code=${status}</code></li>`;
}

/** `/scenarios`: every error reference, what it says, and where to see it. */
export function galleryPage(): string {
  const scenarios = scenariosByReference();
  const sections = scenarios.map(([reference, operations]) => {
    const { status, messages } = catalogue[reference];
    const texts = messages.map(
      ({ en, fr }) => `<p lang="en">${escapeHtml(en)}</p><p lang="fr">${escapeHtml(fr)}</p>`,
    );
    return `<section id="${reference}"><h2><code>${reference}</code> <span class="status">${status}</span></h2>
${texts.join("\n")}
<ul>${operations.map((operation) => scenario(reference, operation)).join("\n")}</ul></section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Scenarios · Velours mock</title><style>${style}</style></head>
<body><h1>Scenarios</h1>
<p>${scenarios.length} error references. A link opens the storefront with
<code>?scenario=</code> and has <code>operation</code> alone fail; without it every call that may answer the reference does. The header asks
the API for the same.</p>
${sections.join("\n")}
</body></html>
`;
}
