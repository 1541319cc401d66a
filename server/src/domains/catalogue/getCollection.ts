import { answerCollection } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";

export const getCollection: Handler<"getCollection"> = answerCollection;
