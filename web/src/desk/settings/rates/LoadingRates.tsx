import { Failure } from "../../frame/Failure.tsx";
import { Loading } from "../../frame/Loading.tsx";

/** Shown until the rates are read, or could not be. */
export function LoadingRates({ error, retry }: { error: Error | null; retry: () => void }) {
  return <div className="mt-6">{error ? <Failure error={error} reset={retry} /> : <Loading inWords />}</div>;
}
