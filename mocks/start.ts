import { buildStorefront } from "./host/buildStorefront.ts";
import { loadPages } from "./host/loadPages.ts";
import { startMock } from "./startMock.ts";
import { stopOnSignals } from "./stopOnSignals.ts";

const { PORT = "4010", GATEWAY_PORT, CLIENT_TOKEN = "velours-dev", SITE = "boutique" } = process.env;
const port = Number(PORT);
const mock = await startMock({
  port,
  gatewayPort: Number(GATEWAY_PORT ?? port + 2),
  clientToken: CLIENT_TOKEN,
  site: SITE,
  storefront: async (around) =>
    buildStorefront({
      ...around,
      pages: await loadPages(),
      clientToken: CLIENT_TOKEN,
      site: SITE,
      withDocs: true,
    }),
});
stopOnSignals([() => mock.close()]);
console.log(`The mock shop: ${mock.url}   every error to look at: ${mock.url}/scenarios`);
