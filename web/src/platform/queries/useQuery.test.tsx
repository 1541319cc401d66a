// @vitest-environment happy-dom
import { createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import type { RouterContext } from "../routing/RouterContext.ts";
import { createQueries, type Queries } from "./createQueries.ts";
import { keepPreviousData, type QueryResult, useQuery } from "./useQuery.ts";

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

let queries: Queries;
let observe: MockInstance<Queries["observe"]>;

beforeEach(() => {
  queries = createQueries(() => []);
  observe = vi.spyOn(queries, "observe");
});

/** Draws components under a router with these queries. */
async function mount(children: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute(),
    context: { queries } as unknown as RouterContext,
  });
  const root = createRoot(document.createElement("div"));
  const show = (next: ReactNode) =>
    act(async () =>
      root.render(<RouterContextProvider router={router as never}>{next}</RouterContextProvider>),
    );
  await show(children);
  return { show, leave: () => act(async () => root.unmount()) };
}

/** Lets the library, its answer and the render that follows come. */
const settled = (check: () => void) =>
  vi.waitFor(
    async () => {
      // Checked outside: what throws in `act` loses the renders that wait in it.
      await act(async () => {});
      check();
    },
    { timeout: 30_000 },
  );

type Options = Parameters<typeof useQuery<string>>[0];

/** A component that hands its result out. */
function probe() {
  const results: QueryResult<string>[] = [];
  function Probe(options: Options) {
    results.push(useQuery(options));
    return null;
  }
  const latest = () => {
    const result = results.at(-1);
    if (!result) throw new Error("Not drawn yet");
    return result;
  };
  return { Probe, results, latest };
}

describe("useQuery", () => {
  it("fetches neither the library nor data while it is not enabled", async () => {
    const { Probe, latest } = probe();
    const queryFn = vi.fn(async () => "rates");
    await mount(<Probe queryKey={["rates"]} queryFn={queryFn} enabled={false} />);
    expect(latest()).toMatchObject({ data: undefined, error: null, isPending: true, isFetching: false });
    expect(observe).not.toHaveBeenCalled();
    expect(queryFn).not.toHaveBeenCalled();
  });

  it("is fetching from the first render on, and then has the data", async () => {
    const { Probe, results, latest } = probe();
    await mount(<Probe queryKey={["rates"]} queryFn={async () => "rates"} />);
    expect(results[0]).toMatchObject({ data: undefined, isPending: true, isFetching: true });
    await settled(() =>
      expect(latest()).toMatchObject({ data: "rates", isPending: false, isFetching: false }),
    );
  });

  it("shares one request and the route loaders' cache", async () => {
    const queryFn = vi.fn(async () => "rates");
    await queries.get({ queryKey: ["rates"], queryFn, staleTime: 60_000 });
    const first = probe();
    const second = probe();
    await mount([
      <first.Probe key="first" queryKey={["rates"]} queryFn={queryFn} staleTime={60_000} />,
      <second.Probe key="second" queryKey={["rates"]} queryFn={queryFn} staleTime={60_000} />,
    ]);
    await settled(() => expect([first.latest().data, second.latest().data]).toEqual(["rates", "rates"]));
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it("never shows the data of another key", async () => {
    const waiting = Promise.withResolvers<string>();
    const { Probe, results, latest } = probe();
    const { show } = await mount(<Probe queryKey={["rates", "US"]} queryFn={async () => "US"} />);
    await settled(() => expect(latest().data).toBe("US"));
    const before = results.length;
    await show(<Probe queryKey={["rates", "CA"]} queryFn={() => waiting.promise} />);
    expect(results.slice(before).map(({ data }) => data)).not.toContain("US");
  });

  it("keeps the previous data while the next key is fetched", async () => {
    const waiting = Promise.withResolvers<string>();
    const { Probe, latest } = probe();
    const options = { placeholderData: keepPreviousData };
    const { show } = await mount(
      <Probe {...options} queryKey={["rates", "US"]} queryFn={async () => "US"} />,
    );
    await settled(() => expect(latest().data).toBe("US"));
    await show(<Probe {...options} queryKey={["rates", "CA"]} queryFn={() => waiting.promise} />);
    expect(latest()).toMatchObject({ data: "US", isFetching: true });
    await act(async () => waiting.resolve("CA"));
    await settled(() => expect(latest()).toMatchObject({ data: "CA", isFetching: false }));
  });

  it("answers an error without asking again by itself, and fetches again with refetch", async () => {
    const queryFn = vi.fn(async () => "rates").mockRejectedValueOnce(new Error("refused"));
    const { Probe, latest } = probe();
    await mount(<Probe queryKey={["rates"]} queryFn={queryFn} />);
    await settled(() => expect(latest().error?.message).toBe("refused"));
    expect(queryFn).toHaveBeenCalledTimes(1);
    await act(async () => latest().refetch());
    await settled(() => expect(latest()).toMatchObject({ data: "rates", error: null }));
  });

  it("answers the error when the library cannot be fetched, and fetches it again with refetch", async () => {
    observe.mockRejectedValueOnce(new Error("no network"));
    const { Probe, latest } = probe();
    await mount(<Probe queryKey={["rates"]} queryFn={async () => "rates"} />);
    await settled(() => expect(latest().error?.message).toBe("no network"));
    await act(async () => latest().refetch());
    await settled(() => expect(latest()).toMatchObject({ data: "rates", error: null }));
  });

  it("cancels the request of a component that is gone", async () => {
    let signal: AbortSignal | undefined;
    const { Probe } = probe();
    const { leave } = await mount(
      <Probe
        queryKey={["rates"]}
        queryFn={(context) => {
          ({ signal } = context);
          return new Promise<string>(() => {});
        }}
      />,
    );
    await settled(() => expect(signal).toBeDefined());
    await leave();
    expect(signal?.aborted).toBe(true);
  });
});
