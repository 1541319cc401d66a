import type { ReactNode } from "react";
import { isRefused } from "../isRefused.ts";
import { Failure } from "./Failure.tsx";
import { Loading } from "./Loading.tsx";
import { Lost } from "./Lost.tsx";

interface Props<Data> {
  result: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** The children with stored data; before it is there the wait, or why it does not come. */
export function Stored<Data>({ result: { data, error, refetch }, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (isRefused(error, "resourceDoesNotExist")) return <Lost />;
  return (
    <div className="mt-6">
      {error ? <Failure error={error} reset={() => void refetch()} /> : <Loading inWords />}
    </div>
  );
}
