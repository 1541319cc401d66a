import { createContext } from "react";

/** True while something lies over the whole page: its modals close, and keep what is typed in them until they open again. */
export const CoveredContext = createContext(false);
