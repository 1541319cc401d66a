import { TEXTS } from "./texts.ts";

/**
 * A kept page with the notice that it is one. React leaves an element it does not know at the end of the body alone;
 * the notice needs no script, so no price is ever shown without it.
 */
export async function toOfflineCopy(kept: Response): Promise<Response> {
  const html = await kept.text();
  // The page alone says the language of an address without one.
  const language = /<html[^>]* lang="fr"/.test(html) ? "fr" : "en";
  const notice = `<offline-notice role="status">${TEXTS[language].notice}</offline-notice>`;
  const end = html.lastIndexOf("</body>");
  const at = end < 0 ? html.length : end;
  return new Response(html.slice(0, at) + notice + html.slice(at), { headers: kept.headers });
}
