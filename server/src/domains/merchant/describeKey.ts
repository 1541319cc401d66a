export { describeKey } from "@velours/sdk/shop";
