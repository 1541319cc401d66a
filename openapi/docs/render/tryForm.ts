import type { TryParameter, TryRequest } from "../Page.ts";
import { MERCHANT_KEY } from "../samples/request.ts";
import { type Html, html } from "./html.ts";

/** A form that sends the operation; the script shows it, fills in where to, and shows what came back. */
export function tryForm({
  operation,
  method,
  path,
  parameters,
  isOfMerchants,
  bodies,
  answer,
  scenarios,
}: TryRequest): Html {
  return html`<p class="needs-script">The form that was to be here needs JavaScript. The samples of this page send the same request.</p>
<form class="try" data-method="${method}" data-path="${path}" data-operation="${operation}"${answer !== undefined && html` data-answer="${answer}"`} aria-label="Try ${operation}" hidden>
<div class="row"><label>Send to<select name="base"></select></label>
<label>Client token<input name="token" value="velours-dev" autocomplete="off" spellcheck="false"></label>
${isOfMerchants === true && html`<label>Merchant key<input name="merchantKey" value="${MERCHANT_KEY}" autocomplete="off" spellcheck="false"></label>\n`}<label class="scenario">Scenario<select name="scenario"><option value="">none</option>${scenarios.map(
    ({ reference, status }) =>
      html`<option value="code=${status}, example=${reference}">${reference} (${status})</option>`,
  )}</select></label></div>
${parameters.length > 0 && html`<div class="row">${parameters.map(parameterInput)}</div>\n`}${
  bodies.length > 1 &&
  html`<label>Example<select name="example">${bodies.map(({ name, text }) => html`<option value="${text}">${name}</option>`)}</select></label>\n`
}${
  bodies[0] !== undefined &&
  html`<label>Body<textarea name="body" rows="${Math.min(16, bodies[0].text.split("\n").length + 1)}" spellcheck="false">${bodies[0].text}</textarea></label>\n`
}<div class="send-row"><button type="submit" class="send">Send ${method}</button><button type="button" class="start-over" hidden>Start over</button></div>
<div class="answer" role="status" aria-live="polite"></div>
</form>\n`;
}

function parameterInput({ name, in: place, required, value, isLiteral, hint }: TryParameter): Html {
  return html`<label><span><code>${name}</code>${required && " · required"}</span><input name="${name}" data-in="${place}"${isLiteral === true && html` data-literal`} value="${value}"${required && html` required`} title="${hint}" autocomplete="off" spellcheck="false"></label>\n`;
}
