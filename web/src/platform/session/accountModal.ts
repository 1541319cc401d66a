import { type AccountMode, FIRST_MODE, toggleMode } from "@velours/sdk/rules";

export interface AccountModalState {
  open: boolean;
  mode: AccountMode;
  /** Where a login leads; the account when undefined. */
  redirect: string | undefined;
  /** What led to the login, and follows it; undefined where nothing does. */
  onLogin: (() => void) | undefined;
}

interface Opening {
  mode?: AccountMode;
  redirect?: string | undefined;
  onLogin?: (() => void) | undefined;
}

let state: AccountModalState = { open: false, mode: FIRST_MODE, redirect: undefined, onLogin: undefined };
const listeners = new Set<() => void>();

function publish(change: Partial<AccountModalState>) {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** The account modal of the page. Browser only: while a page is rendered it is closed. */
export const accountModal = {
  get: () => state,
  open: ({ mode = FIRST_MODE, redirect, onLogin }: Opening = {}) =>
    publish({ open: true, mode, redirect, onLogin }),
  close: () => publish({ open: false }),
  show: (mode: AccountMode) => publish({ mode }),
  toggle: () => publish({ mode: toggleMode(state.mode) }),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
