export { coversSites, mayReadEvent } from "@velours/sdk/shop";
