import { round2 } from "@velours/sdk/rules";
import type { FastifyInstance } from "fastify";
import Fastify from "fastify";

/** Keys the fake takes; any other is refused as TaxJar refuses it. */
const key = "taxjar-test-key";

interface Order {
  to_country?: string;
  to_state?: string;
  to_zip?: string;
  amount?: number;
  shipping?: number;
  line_items?: { quantity?: number; unit_price?: number; discount?: number }[];
}

/** [rate, whether freight is taxed] by country and state. */
const rates: Readonly<Record<string, readonly [number, boolean]>> = {
  "US TX": [0.0825, true],
  "US CA": [0.0725, false],
  "CA ON": [0.13, true],
  "GB ": [0.2, true],
};

const failure = (status: number, error: string, detail: string) => ({ status, error, detail });

/**
 * Fake of TaxJar's sales tax API, in its wire format. The ZIP codes 75201, 75202 and 75203 answer after two seconds,
 * with 500, and with something that is no tax. `/fake/calls` tells what was asked, without the key.
 */
export function buildTaxJar(): FastifyInstance {
  const app = Fastify();
  const calls: unknown[] = [];
  app.get("/fake/calls", async () => calls);
  app.post<{ Body: Order }>("/v2/taxes", async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${key}`) {
      return reply.code(401).send(failure(401, "Unauthorized", "Not authorized for route 'POST /v2/taxes'"));
    }
    calls.push(request.body);
    const {
      to_country = "",
      to_state = "",
      to_zip = "",
      amount = 0,
      shipping = 0,
      line_items = [],
    } = request.body;
    if (to_zip === "75201") await new Promise((resolve) => setTimeout(resolve, 2_000));
    if (to_zip === "75202") return reply.code(500).send(failure(500, "Internal Server Error", "Try again"));
    if (to_zip === "75203") return reply.send({ unexpected: true });
    if (to_country === "US" && !/^\d{5}(-\d{4})?$/.test(to_zip)) {
      return reply
        .code(400)
        .send(failure(400, "Bad Request", `to_zip ${to_zip} is not used within to_state ${to_state}`));
    }
    const stateRates = rates[`${to_country} ${to_state}`] ?? rates[`${to_country} `];
    const [rate, freight] = stateRates ?? [0, false];
    const goods = line_items.reduce(
      (sum, { quantity = 1, unit_price = 0, discount = 0 }) => sum + unit_price * quantity - discount,
      0,
    );
    const taxable = goods + (freight ? shipping : 0);
    return {
      tax: {
        order_total_amount: amount,
        shipping,
        taxable_amount: taxable,
        amount_to_collect: round2(taxable * rate),
        rate,
        has_nexus: stateRates !== undefined,
        freight_taxable: freight,
        tax_source: "destination",
        jurisdictions: { country: to_country, state: to_state },
        ...(stateRates !== undefined && {
          breakdown: { shipping: { tax_collectable: freight ? round2(shipping * rate) : 0 } },
        }),
      },
    };
  });
  return app;
}
