import type { Parts } from "@velours/sdk/import";
import type { SiteCode } from "@velours/sdk/types";

/** A member of the mock's shop. */
export interface MemberData {
  email: string;
  /** `sandbox-pass` by default. */
  password?: string;
  /** The part before the @ by default. */
  username?: string;
  first_name?: string;
  last_name?: string;
  /** Sites the member may enter; boutique, outlet and closet by default. */
  sites?: SiteCode[];
  /** A second factor at sign-in: `token` asks for the code `123456`, `setup` asks to set it up first. */
  secondFactor?: "token" | "setup";
  /** Cash back on the main site, in US dollars. */
  cashBack?: number;
}

/** The parts of the shop's import that the mock shows. */
export type ShownPart =
  | "products"
  | "reviews"
  | "collections"
  | "promotions"
  | "giftCards"
  | "shippingRates"
  | "pages";

/** Rows in the form of the shop's import, and members. A row with the key of a demo row takes its place. */
export type ShopData = { [Part in ShownPart]?: readonly Parts[Part][] } & {
  members?: readonly MemberData[];
  /** False: a shop without the demo's products, reviews, codes, cards, offers and members. */
  demo?: boolean;
};
