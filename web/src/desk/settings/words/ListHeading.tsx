import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { DeskLink, type DeskSearch } from "../../DeskLink.tsx";
import { Loading } from "../../frame/Loading.tsx";

interface Props {
  id: string;
  title: string;
  note: string;
  isFetching: boolean;
  /** The way to a document that is new; undefined for those who may not add any. */
  add: { to: string; search?: DeskSearch; label: string } | undefined;
}

/** Heading of a list of documents. */
export function ListHeading({ id, title, note, isFetching, add }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        {isFetching && <Loading />}
        {add && (
          <DeskLink to={add.to} search={add.search ?? {}} className={`ml-auto ${buttonClass()}`}>
            {add.label}
          </DeskLink>
        )}
      </div>
      <p className="mt-2 text-ink-soft">{note}</p>
    </>
  );
}
