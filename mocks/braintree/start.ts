import { stopOnSignals } from "../stopOnSignals.ts";
import { buildCardGateway } from "./app.ts";

// The stand-in as a program: PORT, and the account a shop is given with BRAINTREE_… .
const app = buildCardGateway({ merchantId: "velours", publicKey: "public", privateKey: "secret" });
const url = await app.listen({ port: Number(process.env.PORT ?? 4250), host: "localhost" });
console.log(`The card gateway's stand-in: ${url}`);
stopOnSignals([() => app.close()]);
