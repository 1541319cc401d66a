import { optionValues, optionWord, productLink, variantLink } from "@velours/sdk/rules";
import type { Language, Product, Site, Variant } from "@velours/sdk/types";
import { type EmailShop, pageUrl } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { renderEmail } from "../../../platform/mail/renderEmail.ts";

const words = {
  en: {
    subject: "It is back in stock",
    title: "What you asked for is back",
    item: "Back in stock",
    see: "See it in the shop",
    note: "We keep nothing aside, so it may sell out again. You asked for this one message, and we send no other about it.",
  },
  fr: {
    subject: "De retour en stock",
    title: "L’article que vous attendiez est de retour",
    item: "De retour en stock",
    see: "Le voir dans la boutique",
    note: "Nous ne mettons rien de côté : il peut s’épuiser de nouveau. Vous aviez demandé ce seul message : nous ne vous en enverrons pas d’autre à ce sujet.",
  },
} satisfies Record<Language, unknown>;

interface Notice {
  id: number;
  email: string;
  language: Language;
  product: Product;
  variant: Variant;
  /** Of the site that sends it. */
  navigation: Site["navigation"];
}

/** Says that a variant can be bought again. The subject names no product and no shop: others may see it. */
export function stockNotice(
  { id, email, language, product, variant, navigation }: Notice,
  shop: EmailShop,
): Mail {
  const word = words[language];
  const options = optionValues(variant.option1).map((value) => optionWord(value, { ...shop, language }));
  const name = options.length === 0 ? product.title : `${product.title} (${options.join(", ")})`;
  const url = pageUrl(shop, productLink(product, navigation), language);
  return {
    id: `stock-notice.${id}@velours`,
    to: email,
    ...renderEmail({
      language,
      shop,
      subject: word.subject,
      title: word.title,
      blocks: [
        { kind: "lines", title: word.item, lines: [name] },
        {
          kind: "link",
          label: word.see,
          url: product.variants.length > 1 ? variantLink(url, variant.id) : url,
        },
        { kind: "text", text: word.note },
      ],
    }),
  };
}
