export { mayUseSite } from "@velours/sdk/shop";
