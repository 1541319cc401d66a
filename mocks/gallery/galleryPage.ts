import { catalogue, type ErrorReference, errorTexts } from "@velours/sdk/shop";
import { failures, type Settings } from "../session/settings.ts";
import type { Shop } from "../shop/createShop.ts";
import { escapeHtml, pageStyle } from "./pageLook.ts";
import { type Scenario, scenariosByReference } from "./scenarios.ts";
import { scenarioPath, screens } from "./screens.ts";
import { testData } from "./testData.ts";

interface GalleryState {
  settings: Settings;
  hasStorefront: boolean;
  shop: Shop;
}

/** `/scenarios`: every error reference, what it says, and where to see it. */
export function galleryPage({ settings, hasStorefront, shop }: GalleryState): string {
  const scenarios = scenariosByReference();
  const pairs = [...scenarios.values()].flat().length;
  const sections = [...scenarios].map(([reference, all]) => section(reference, all, hasStorefront));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Scenarios · Velours mock</title><style>${pageStyle}</style></head>
<body><main><h1>Scenarios</h1>
<p>${scenarios.size} error references in ${pairs} scenarios. <em>Answer</em> shows what the API says; the storefront's link opens a page with
<code>?scenario=</code> on which <code>operation</code> alone fails. Without <code>operation</code> every call that may answer the reference does.
Any API call takes <code>?scenario=</code>, the header <code>x-mock-scenario</code>, or Prism's <code>Prefer</code>.</p>
${settingsForm(settings)}
<p><a href="/mock/calls">The newest calls</a></p>
${testData(shop)}
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
