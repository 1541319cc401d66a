export { selectSites } from "@velours/sdk/shop";
