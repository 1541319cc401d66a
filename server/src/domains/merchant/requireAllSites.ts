export { requireAllSites } from "@velours/sdk/shop";
