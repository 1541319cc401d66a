import type { Shop } from "../shop/createShop.ts";
import { escapeHtml } from "./pageLook.ts";

/** Most rows of each kind that the page lists; a shop of one's own may have thousands. */
const limit = 100;

/** The codes, cards and members of the shop before anybody did anything, for people who have the package alone. */
export function testData({ promotions, giftCards, members }: Shop): string {
  const codes = [...promotions.values()].map(({ name, type, site, enabled, date_expired }) => [
    name,
    [type, site, !enabled && "off", isOver(date_expired) && "expired"].filter(Boolean).join(", "),
  ]);
  const cards = [...giftCards.values()].map(({ code, amount_remaining, currency, site }) => [
    code,
    `${amount_remaining} ${currency}, ${site}`,
  ]);
  const people = members.map(({ email, password, cashBack = 0 }) => [
    email,
    `${password === null ? "no password" : `password ${password}`}, ${cashBack} USD of cash back`,
  ]);
  return `<div id="test-data"><h2>Test data</h2>
<p>One-time codes are <code>01234</code>, those of authenticators <code>123456</code>.</p>
${list("Promo codes", codes)}${list("Gift cards", cards)}${list("Members", people)}</div>`;
}

const isOver = (seconds: number | null | undefined): boolean =>
  typeof seconds === "number" && seconds > 0 && seconds * 1000 <= Date.now();

function list(title: string, rows: readonly (readonly string[])[]): string {
  const entries = rows
    .slice(0, limit)
    .map(
      ([name = "", text = ""]) =>
        `<li><code>${escapeHtml(name)}</code><span class="quiet">${escapeHtml(text)}</span></li>`,
    );
  const more = rows.length > limit ? `<p class="quiet">And ${rows.length - limit} more.</p>` : "";
  return `<details><summary>${title}: ${rows.length}</summary><ul>${entries.join("\n")}</ul>${more}</details>\n`;
}
