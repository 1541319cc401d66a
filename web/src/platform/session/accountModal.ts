import { createAtom } from "@tanstack/react-store";
import { type AccountMode, FIRST_MODE, toggleMode } from "@velours/sdk/rules";

export interface AccountModalState {
  open: boolean;
  mode: AccountMode;
  /** Where a login leads; the account when undefined. */
  redirect: string | undefined;
  /** Continues the action that led to the login; undefined where there is none. */
  onLogin: (() => void) | undefined;
}

interface Opening {
  mode?: AccountMode;
  redirect?: string | undefined;
  onLogin?: (() => void) | undefined;
}

const state = createAtom<AccountModalState>({
  open: false,
  mode: FIRST_MODE,
  redirect: undefined,
  onLogin: undefined,
});

function update(change: Partial<AccountModalState>) {
  state.set((before) => ({ ...before, ...change }));
}

/** The account modal of the page. Browser only: while a page is rendered it is closed. */
export const accountModal = {
  get: state.get,
  subscribe: state.subscribe,
  open: ({ mode = FIRST_MODE, redirect, onLogin }: Opening = {}) =>
    update({ open: true, mode, redirect, onLogin }),
  close: () => update({ open: false }),
  show: (mode: AccountMode) => update({ mode }),
  toggle: () => update({ mode: toggleMode(state.get().mode) }),
};
