export { coversSites, findMissingScope, type Granted, mayReadEvent } from "@velours/sdk/shop";
