import { hydrateLater } from "../../platform/chunks/hydrateLater.tsx";

/** The products work first. What is around them is one chunk. */
const load = () => import("./listingParts.ts");

export const ListingTop = hydrateLater(async () => (await load()).ListingTop, "[data-part=top]");
export const PhoneTools = hydrateLater(async () => (await load()).PhoneTools, "[data-part=phone-tools]");
export const ListingAside = hydrateLater(async () => (await load()).ListingAside, "aside");
export const ListingTools = hydrateLater(async () => (await load()).ListingTools, "[data-part=tools]");
export const NoProducts = hydrateLater(async () => (await load()).NoProducts, "[data-part=empty]");
export const ListingEnd = hydrateLater(async () => (await load()).ListingEnd, "[data-part=end]");
export const ListingFooter = hydrateLater(async () => (await load()).ListingFooter, "[data-part=footer]");

const parts = [ListingTop, PhoneTools, ListingAside, ListingTools, NoProducts, ListingEnd, ListingFooter];

/** For a listing that the browser draws itself: it comes up whole. */
export const preloadListing = () => Promise.all(parts.map((part) => part.preload()));
