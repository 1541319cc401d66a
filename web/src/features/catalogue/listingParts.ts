export { ListingAside } from "./ListingAside.tsx";
export { ListingEnd } from "./ListingEnd.tsx";
export { ListingFooter } from "./ListingFooter.tsx";
export { ListingTools } from "./ListingTools.tsx";
export { ListingTop } from "./ListingTop.tsx";
export { NoProducts } from "./NoProducts.tsx";
export { PhoneTools } from "./PhoneTools.tsx";
