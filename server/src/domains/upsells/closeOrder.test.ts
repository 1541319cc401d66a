import { CLOSE_REASONS } from "@velours/sdk/rules";
import { expect, test } from "vitest";
import { runJobs } from "../../assembly/runJobs.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { orderWithOffer, toAcceptance } from "../../testing/upsells.ts";

describeOperation("closeOrder", (shop) => {
  const db = () => shop().services.store.db;
  const close = <Status extends number = 200>(body: unknown) =>
    shop().call<"closeOrder", Status>("closeOrder", { body });
  const readTask = (id: string) =>
    db()
      .selectFrom("order_tasks")
      .select(["state", "reason", "detail"])
      .where("id", "=", id)
      .executeTakeFirst();
  const readMails = async (orderId: string) => {
    const jobs = await db().selectFrom("jobs").select("payload").where("kind", "=", "mail").execute();
    return jobs.filter(
      ({ payload }) => payload.order_id === orderId && payload.template === "order-confirmation",
    ).length;
  };

  test.each(CLOSE_REASONS)(
    "200: %s is kept on the task, with a detail only for a failed acceptance (CA-18, C-388, C-684)",
    async (reason) => {
      const { upsells } = await orderWithOffer(shop());
      const task = { id: upsells.task_id };
      const { status, body } = await close({ task, reason, detail: "why" });
      expect([status, body]).toEqual([200, { task: { ...task, status: "closed" } }]);
      expect(await readTask(task.id)).toEqual({
        state: "closed",
        reason,
        detail: reason === "countdown-error-elapsed" ? "why" : null,
      });
    },
  );

  test("200: twice, the first reason stays and one email goes out (C-684, CA-45, CA-66)", async () => {
    const { id, upsells } = await orderWithOffer(shop());
    const task = { id: upsells.task_id };
    expect(await readMails(id)).toBe(0);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => close({ task, reason: "offers-all-declined" })),
    );
    responses.push(await close({ task, reason: "countdown-offer-elapsed" }), await close({ task }));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(await readTask(task.id)).toMatchObject({ reason: "offers-all-declined" });
    expect(await readMails(id)).toBe(1);
  });

  test("200: after an acceptance nothing changes", async () => {
    const order = await orderWithOffer(shop());
    await shop().call("acceptUpsell", { body: toAcceptance(order) });
    await close({ task: { id: order.upsells.task_id }, reason: "upsells-unmounted/navigation" });
    expect(await readTask(order.upsells.task_id)).toMatchObject({ state: "accepted", reason: null });
    expect(await readMails(order.id)).toBe(1);
  });

  test("an unanswered offer is closed by the jobs a minute after its end, and the order is confirmed (C-390)", async () => {
    const { id, upsells } = await orderWithOffer(shop());
    const due = new Date(Date.now() - 1).toISOString();
    const jobs = await db()
      .selectFrom("jobs")
      .select(["id", "payload", "run_at"])
      .where("kind", "=", "close-order")
      .execute();
    const job = jobs.find(({ payload }) => payload.task_id === upsells.task_id);
    const wait = Date.parse(job?.run_at ?? "") - Date.parse(upsells.expires);
    expect(Math.abs(wait - 60_000)).toBeLessThan(10_000);
    await db()
      .updateTable("jobs")
      .set({ run_at: due })
      .where("id", "=", job?.id ?? 0)
      .execute();
    const stop = runJobs(shop().services, shop().app.log);
    await expect
      .poll(() => readTask(upsells.task_id), { timeout: 10_000 })
      .toEqual({ state: "closed", reason: "countdown-offer-elapsed", detail: null });
    await stop();
    expect(await readMails(id)).toBe(1);
  });

  test("500 internalError: the sandbox's tag (S6 close-fail)", async () => {
    const { upsells } = await orderWithOffer(shop(), { tags: "upsell-single.close-fail" });
    const { status, body } = await close<500>({ task: { id: upsells.task_id } });
    expect([status, body.reference]).toEqual([500, "internalError"]);
  });
});
