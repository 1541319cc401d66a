import { merchantWrite } from "../merchantWrite.ts";
import { commitSale } from "./commitSale.ts";

/** The handler that puts a product on sale or takes it off. */
export const setOnSale = (
  operation: "disableMerchantProduct" | "enableMerchantProduct",
  { enabled }: { enabled: boolean },
) =>
  merchantWrite(operation, ({ params: { id }, headers: { "if-match": ifMatch } }, context) => ({
    input: { id, ifMatch },
    write: (trx, { record }) => commitSale(trx, context, { id, ifMatch, enabled }, record),
  }));
