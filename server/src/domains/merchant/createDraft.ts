import { randomBytes } from "node:crypto";
import {
  type CartRequest,
  checkCart,
  draftEnd,
  mayUseSite,
  merchantEntries,
  refuseRule,
  requireAddress,
  spellRegion,
  toDraftCarts,
  validateDraft,
} from "@velours/sdk/shop";
import type { DraftInput, DraftLine, MerchantDraft, Site } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { reserveAllowance } from "../../platform/limits/store.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { loadRecords, readRecords } from "../catalogue/store/records.ts";
import { presentMerchantDraft } from "../drafts/presentMerchantDraft.ts";
import { insertDraft, readDraft } from "../drafts/store.ts";
import { readPromotion } from "../promotions/store.ts";
import { readSite } from "../sites/store.ts";
import { commitOnce } from "./commitOnce.ts";

type Refusal = ErrorResponse<
  | "validationError"
  | "variantUnknown"
  | "cartValidationErrors"
  | "cartLimitExceeded"
  | "promotionUnrecognizable"
>;

/**
 * Prepares an order for a buyer, and sends the link with `send`; an address that got many today gets it later. Neither the
 * audit log nor the job of the email has the token.
 */
export const createDraft: Handler<"createDraft"> = async ({ headers, body }, context) => {
  const { site, language, email, address, promotion, message, days = 14, send = false } = body;
  if (!mayUseSite(context, site)) return refuse("merchantScopeMissing", "orders:write");
  requireAddress(address, { path: "address", testZips: context.config.taxProvider === "sandbox" });
  return commitOnce<MerchantDraft, DraftLine[], Refusal>(
    context,
    {
      operation: "createDraft",
      key: headers["idempotency-key"],
      input: body,
      entry: (draft) => merchantEntries.createDraft({ body }, draft),
    },
    () => requireLines(context, body),
    async (trx, lines) => {
      const id = await insertDraft(trx, {
        token: randomBytes(24).toString("base64url"),
        site,
        language,
        lines,
        email,
        address: address ? spellRegion(address) : null,
        promotion: promotion?.trim() || null,
        message: message?.trim() || null,
        expiresAt: draftEnd(context.now, days, context.sites.current(site)?.value.timeZone),
      });
      if (send) {
        const delay = await reserveAllowance(trx, { limit: "deskEmails", of: email });
        const payload = { template: "draft-ready" as const, draft_id: id, to: email, language };
        await addJobs(trx, [{ kind: "mail", payload, delay }]);
      }
      const draft = await readDraft(trx, id);
      if (draft === undefined) throw new Error(`draft ${id} is gone`);
      return presentMerchantDraft(context, draft);
    },
  );
};

/** The lines of a draft; refuses one that could not be bought now. */
async function requireLines(context: Context, input: DraftInput): Promise<DraftLine[]> {
  const site = await readSite(context.store.db, input.site);
  if (site === undefined) {
    const text = "There is no such site";
    return refuseWrites<Refusal>(refuse("validationError", { site: text }, { values: { text } }));
  }
  const carts = await Promise.all(
    toDraftCarts(input, site).map((request) => validateRequest(context, request, site)),
  );
  const validated = carts.find((cart) => "lines" in cart) ?? carts[0]!;
  return "refused" in validated ? refuseWrites<Refusal>(refuseRule(validated.refused)) : validated.lines;
}

async function validateRequest({ store: { db }, catalogue, now }: Context, request: CartRequest, site: Site) {
  const products = await loadRecords(
    db,
    catalogue,
    request.products.map(({ variant }) => variant.id),
  );
  const promotion = request.promotion ? await readPromotion(db, request.promotion) : undefined;
  const { others, finish } = checkCart(request, { products, promotion, site }, now);
  return validateDraft(finish(await readRecords(db, { ids: others })), site);
}
