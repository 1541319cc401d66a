import { galleryPage } from "./gallery/galleryPage.ts";
import { buildGateway } from "./gateway/app.ts";
import { buildHost } from "./host/buildHost.ts";
import { loadPages } from "./host/loadPages.ts";
import { startPrism } from "./prism/startPrism.ts";

export interface MockOptions {
  port: number;
  prismPort: number;
  gatewayPort: number;
  clientToken: string;
  site: string;
}

/** The storefront on the contract's examples: Prism, the sandbox card gateway, the pages and the scenarios. */
export async function startMock({ port, prismPort, gatewayPort, clientToken, site }: MockOptions) {
  const [prism, pages] = await Promise.all([startPrism({ port: prismPort }), loadPages()]);
  const gateway = buildGateway({ delay: Number(process.env.SANDBOX_DELAY ?? 200) });
  const gatewayAddress = new URL(await gateway.listen({ port: gatewayPort, host: "localhost" }));
  const host = await buildHost({
    pages,
    prismUrl: prism.url,
    gatewayUrl: (hostname) => `http://${hostname}:${gatewayAddress.port}`,
    clientToken,
    site,
  });
  const gallery = galleryPage();
  host.get("/scenarios", (_request, reply) =>
    reply
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
      .type("text/html; charset=utf-8")
      .send(gallery),
  );
  const address = new URL(await host.listen({ port, host: "localhost" }));
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      await host.close();
      await gateway.close();
      await prism.close();
    },
  };
}
