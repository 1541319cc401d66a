import type { FastifyInstance } from "fastify";

const every = 50;

/** While the server closes, what is under way is answered, and each connection is let go of once it has nothing to do. */
export function drain(app: FastifyInstance): void {
  app.addHook("preClose", (done) => {
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      if (!app.server.listening)
        app.server.getConnections((_error, count) => count === 0 && clearInterval(timer));
    }, every);
    timer.unref();
    done();
  });
}
