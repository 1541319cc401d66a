import { withLanguage } from "@velours/sdk/rules";
import {
  draftEnd,
  draftLastDay,
  mayUseSite,
  requireAddress,
  spellRegion,
  toDraftCarts,
  validateDraft,
} from "@velours/sdk/shop";
import type { MerchantDraft } from "@velours/sdk/types";
import { loadCart } from "../checkout/loadCart.ts";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse, refuseFields, refuseRule } from "../refuse.ts";

/** Prepares an order in the session's shop. No email is sent. */
export const createDraft: Handler<"createDraft"> = (input, context) =>
  onceForKey(context, "createDraft", input, () => {
    const { session, now, origin } = context;
    const { site: code, language, email, address, promotion, message, days = 14 } = input.body;
    if (!mayUseSite(context, code)) return refuse("merchantScopeMissing", "orders:write");
    requireAddress(address, { path: "address", testZips: true });
    const site = session.sites.get(code);
    if (site === undefined) return refuseFields({ site: "There is no such site" });
    const carts = toDraftCarts(input.body, site).map((request) =>
      validateDraft(loadCart({ ...context, site: code }, request), site),
    );
    const validated = carts.find((cart) => "lines" in cart) ?? carts[0]!;
    if ("refused" in validated) return refuseRule(validated.refused);
    const token = session.newId().replaceAll("-", "");
    const expiresAt = draftEnd(now, days, site.timeZone).toISOString();
    const body: MerchantDraft = {
      id: session.nextSerial("drafts"),
      site: code,
      language,
      lines: validated.lines,
      email,
      address: address ? spellRegion(address) : null,
      promotion: promotion?.trim() || null,
      message: message?.trim() || null,
      state: "open",
      order: null,
      link: origin + withLanguage(`/draft/${token}`, { language, defaultLanguage: site.languages.default }),
      createdAt: now.toISOString(),
      expiresAt,
      lastDay: draftLastDay(expiresAt, site.timeZone),
    };
    session.drafts.set(body.id, body);
    return { status: 200, body: { ...body } };
  });
