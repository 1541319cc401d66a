import { highlight } from "./highlight.ts";
import { type Html, html } from "./html.ts";

/** Code with its title; the script shows the button, which is of no use without it. */
export function codeFigure({
  code,
  language,
  title,
}: {
  code: string;
  language: string;
  title: string;
}): Html {
  // A title that names a file shows that file: it is for another program to run.
  const isSample = language === "ts" && !/\.\w+$/.test(title);
  return html`<figure class="code" data-language="${language}"><figcaption><span>${title}</span><span class="buttons">${isSample && html`<button type="button" class="run" hidden>Run</button>`}<button type="button" class="copy" hidden>Copy</button></span></figcaption><pre tabindex="0" role="group" aria-label="${title}"><code>${highlight(code.trimEnd(), language)}</code></pre></figure>\n`;
}
