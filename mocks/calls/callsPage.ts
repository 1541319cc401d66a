import { escapeHtml, pageStyle } from "../gallery/pageLook.ts";
import type { MockCall } from "./CallLog.ts";

const style = `
details { border-top: 1px solid #dcd9ec; } summary { display: grid; grid-template-columns: 6rem 4rem 1fr 12rem 6rem 5rem; gap: 1rem; padding: 0.5rem 0; min-height: 2rem; align-items: center; cursor: pointer; }
pre { background: #f5f3fc; border-radius: 0.5rem; padding: 1rem; margin: 0.5rem 0 1rem; max-height: 24rem; overflow: auto; white-space: pre-wrap; font-size: 0.875rem; }
.bad { color: #a3123a; }
input[type=checkbox] { width: 1.5rem; min-height: 1.5rem; margin: 0.625rem 0; }
@media (max-width: 40rem) { summary { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; } summary span:nth-child(3) { flex: 1 0 100%; order: -1; } label > input[type=checkbox] { width: 1.5rem; } }`;

/** Longer bodies are cut: the JSON at the same address has them whole. */
const bodyLimit = 20_000;

interface Filter {
  session?: string | undefined;
  operation?: string | undefined;
  isLive: boolean;
}

/** `/mock/calls` for people: the newest call first, each with its request and its answer. */
export function callsPage(
  calls: readonly MockCall[],
  { session = "", operation = "", isLive }: Filter,
): string {
  const rows = [...calls].reverse().map(row);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls · Velours mock</title><style>${pageStyle}${style}</style></head>
<body><main><h1>Calls</h1>
<p>The ${calls.length} newest calls of the API. Programs get the same as JSON; <code>POST /mock/reset</code> empties a session's.
<a href="/scenarios">Scenarios</a></p>
<form action="/mock/calls" method="get" aria-label="Calls to show">
<label>Session <input name="session" value="${escapeHtml(session)}" placeholder="every one"></label>
<label>Operation <input name="operation" value="${escapeHtml(operation)}" placeholder="every one" pattern="\\w*"></label>
<label>Follow <input name="live" type="checkbox" value="1"${isLive ? " checked" : ""}></label>
<button type="submit">Show</button></form>
${rows.join("\n") || "<p>Nothing was called yet.</p>"}
</main></body></html>
`;
}

function row({ time, session, operation, request, answer, source, milliseconds }: MockCall): string {
  const status = answer ? String(answer.status) : "lost";
  const isBad = answer === undefined || answer.status >= 400;
  return `<details><summary><span class="quiet">${time.slice(11, 19)}</span><span${isBad ? ' class="bad"' : ""}>${status}</span>
<span><code>${escapeHtml(operation ?? "no operation")}</code> <span class="quiet">${escapeHtml(`${request.method} ${request.path}`)}</span></span>
<span class="quiet">${escapeHtml(session)}</span><span class="quiet">${source}</span><span class="quiet">${milliseconds} ms</span></summary>
<h2>Request</h2>${json(request)}
<h2>Answer</h2>${answer ? json(answer) : "<p>The connection was dropped.</p>"}</details>`;
}

function json(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return `<pre>${escapeHtml(text.length > bodyLimit ? `${text.slice(0, bodyLimit)}\n…` : text)}</pre>`;
}
