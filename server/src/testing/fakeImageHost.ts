import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A foreign host of pictures; records its requests. */
export interface FakeImageHost {
  url: string;
  requests: string[];
  stop(): Promise<void>;
}

const routes: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  "/a.png": (response) => response.end(png),
  "/other.png": (response) => response.end(Buffer.concat([png, Buffer.from("other")])),
  "/jpeg-called.png": (response) => response.end(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])),
  "/page.png": (response) => response.setHeader("content-type", "image/png").end("<script>alert(1)</script>"),
  "/drawing.svg": (response) =>
    response.setHeader("content-type", "image/svg+xml").end("<svg xmlns='http://www.w3.org/2000/svg'/>"),
  "/large.png": (response) => {
    response.write(png);
    const more = () => {
      if (!response.destroyed) response.write(Buffer.alloc(65_536), () => setImmediate(more));
    };
    more();
  },
  "/silent.png": (response) => response.write(png),
  "/switched.png": (response) => response.writeHead(101, { connection: "upgrade", upgrade: "another" }).end(),
  "/moved.png": (response) => response.writeHead(302, { location: "/a.png" }).end(),
  "/round.png": (response) => response.writeHead(302, { location: "/round.png" }).end(),
  "/inside.png": (response) => response.writeHead(302, { location: "http://169.254.169.254/latest" }).end(),
  "/file.png": (response) => response.writeHead(302, { location: "file:///etc/passwd" }).end(),
};

export async function startFakeImageHost(): Promise<FakeImageHost> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    const route = routes[request.url ?? ""];
    if (route) route(response, request);
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
