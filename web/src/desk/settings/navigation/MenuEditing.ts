import type { NavigationMenuEntry } from "@velours/sdk/types";
import type { Move } from "./navigationDraft.ts";

/** Things that can be done with the entries of a menu, by their ids. */
export interface MenuEditing {
  onChange: (id: number, change: Partial<NavigationMenuEntry>) => void;
  onMove: (id: number, move: Move) => void;
  /** Adds an entry below another, or on the top level. */
  onAdd: (below?: number) => void;
  onRemove: (id: number) => void;
  /** Opens the search for a target. */
  onFind: (id: number) => void;
  /** Shows the fields of an entry, or hides them. */
  onOpen: (id: number) => void;
  /** Shows the menu below an entry, or hides it. */
  onUnfold: (id: number) => void;
}
