import type { ReactNode } from "react";
import { Loading } from "./Loading.tsx";

interface Props {
  title: string;
  isLoading: boolean;
  /** The screen's own actions. */
  children?: ReactNode;
}

/** The heading of a screen; it says while something is loaded. */
export const ScreenHeading = ({ title, isLoading, children }: Props) => (
  <div className="flex flex-wrap items-center gap-4">
    <h1 className="text-2xl font-bold tablet:text-3xl">{title}</h1>
    {isLoading && <Loading />}
    {children}
  </div>
);
