import type { ErrorReference } from "@velours/sdk/errors";
import { catalogue, errorTexts } from "@velours/sdk/errors";
import { failures, type Settings } from "../session/settings.ts";
import { type Scenario, scenariosByReference } from "./scenarios.ts";
import { scenarioPath, screens } from "./screens.ts";

const style = `
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1rem 6rem; font: 16px/1.5 system-ui, sans-serif; color: #1d1a33; overflow-wrap: anywhere; }
h1 { font-weight: 600; margin: 0 0 0.5rem; } a { color: #4f3ad5; } code { font-size: 0.875rem; }
section { border-top: 1px solid #dcd9ec; padding: 1.5rem 0; scroll-margin-top: 1rem; } h2 { margin: 0 0 0.5rem; font-size: 1.125rem; } h2 code { font-size: inherit; }
p { margin: 0.25rem 0; } ul { margin: 0.75rem 0 0; padding: 0; list-style: none; display: grid; gap: 0.75rem; }
li { display: grid; grid-template-columns: 14rem 1fr; gap: 0 1.5rem; } li span, li .quiet { display: block; }
.quiet { color: #5b5870; font-weight: 400; }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; margin: 1.5rem 0; padding: 1rem; background: #f5f3fc; border-radius: 0.5rem; }
label { display: grid; gap: 0.25rem; font-size: 0.875rem; } input, select, button { font: inherit; padding: 0.5rem; min-height: 2.75rem; box-sizing: border-box; border: 1px solid #8a86a3; border-radius: 0.375rem; background: #fff; color: inherit; }
button { background: #4f3ad5; border-color: #4f3ad5; color: #fff; padding: 0.5rem 1.25rem; }
nav { columns: 19rem; margin: 1.5rem 0; font-size: 0.875rem; } nav a { display: block; padding: 0.25rem 0; }
@media (max-width: 40rem) { li { grid-template-columns: 1fr; } label, label > *, button { width: 100%; } a { display: inline-block; padding: 0.25rem 0; } }`;

interface GalleryState {
  settings: Settings;
  hasStorefront: boolean;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** `/scenarios`: every error reference, what it says, and where to see it. */
export function galleryPage({ settings, hasStorefront }: GalleryState): string {
  const scenarios = scenariosByReference();
  const pairs = [...scenarios.values()].flat().length;
  const sections = [...scenarios].map(([reference, all]) => section(reference, all, hasStorefront));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Scenarios · Velours mock</title><style>${style}</style></head>
<body><main><h1>Scenarios</h1>
<p>${scenarios.size} error references in ${pairs} scenarios. <em>Answer</em> shows what the API says; the storefront's link opens a page with
<code>?scenario=</code> on which <code>operation</code> alone fails. Without <code>operation</code> every call that may answer the reference does.
Any API call takes <code>?scenario=</code>, the header <code>x-mock-scenario</code>, or Prism's <code>Prefer</code>.</p>
${settingsForm(settings)}
<nav aria-label="Error references">${[...scenarios.keys()].map((name) => `<a href="#${name}">${name}</a>`).join("\n")}</nav>
${sections.join("\n")}
</main></body></html>
`;
}

const within =
  '<p class="quiet">Comes within <code>cartValidationErrors</code>; no operation answers it by itself.</p>';

function section(reference: ErrorReference, all: readonly Scenario[], hasStorefront: boolean): string {
  const { status } = catalogue[reference];
  const texts = errorTexts.en[reference].map(
    ({ text }, place) =>
      `<p lang="en">${escapeHtml(text)}</p><p lang="fr" class="quiet">${escapeHtml(errorTexts.fr[reference][place]?.text ?? "")}</p>`,
  );
  return `<section id="${reference}"><h2><code>${reference}</code> <span class="quiet">${status}</span></h2>
${texts.join("\n")}
${all.length > 0 ? `<ul>${all.map((scenario) => entry(scenario, hasStorefront)).join("\n")}</ul>` : within}</section>`;
}

function entry({ operation, reference, status }: Scenario, hasStorefront: boolean): string {
  const screen = hasStorefront ? screens[operation] : undefined;
  const link = (language: "en" | "fr", word: string) =>
    `<a lang="${language}" href="${escapeHtml(scenarioPath(operation, reference, language))}">${word}</a>`;
  const seen = screen ? ` · ${link("en", "English")} · ${link("fr", "Français")}` : "";
  return `<li><code>${operation}</code><span><a href="/scenarios/${operation}/${reference}">Answer</a>${seen}
${screen?.action ? `<span class="quiet">${screen.action}</span>` : ""}<code class="quiet">Prefer: example=${reference}, code=${status}</code></span></li>`;
}

function settingsForm({ delay, fail, operation }: Settings): string {
  const options = ["none", ...failures].map(
    (option) => `<option${option === (fail ?? "none") ? " selected" : ""}>${option}</option>`,
  );
  return `<form action="/scenarios" method="get" aria-label="Trouble in this session">
<label>Delay in milliseconds <input name="delay" type="number" min="0" max="60000" step="100" value="${delay ?? 0}"></label>
<label>Failure <select name="fail">${options.join("")}</select></label>
<label>Only this operation <input name="operation" value="${escapeHtml(operation ?? "")}" placeholder="every one" pattern="\\w*"></label>
<button type="submit">Hold for this session</button>
<p class="quiet">Every address of the mock takes <code>?delay=</code> and <code>?fail=</code> for its session until <code>?delay=0&amp;fail=none</code>; one API call takes them as
<code>x-mock-delay</code> and <code>x-mock-fail</code>. <code>timeout</code> never answers, <code>reset</code> drops the connection, <code>malformed</code> sends half a JSON.</p></form>`;
}
