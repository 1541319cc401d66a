import { createHook } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { keepTickObject, keptTickObject } from "./keepTickObject.ts";

test("keeps the object that Node queues for a tick", async () => {
  const queued: object[] = [];
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === "TickObject") queued.push(resource);
    },
  }).enable();
  keepTickObject();
  hook.disable();
  await setImmediate();
  expect(queued).toHaveLength(1);
  expect(keptTickObject()).toBe(queued[0]);
});
