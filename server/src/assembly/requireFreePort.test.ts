import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { requireFreePort } from "./requireFreePort.ts";

const own = Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address));

test.each(["127.0.0.1", "::1"].filter((address) => own.includes(address)))(
  "refuses a port of localhost that is taken on %s alone",
  async (address) => {
    const taken = createServer().listen(0, address);
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const attempt = () => requireFreePort({ port, host: "localhost" });
    await expect(attempt()).rejects.toMatchObject({ code: "EADDRINUSE", syscall: "listen", port });
    await new Promise((done) => taken.close(done));
    await attempt();
    // Nothing of the attempts before is left.
    await attempt();
  },
);
