import type { Query } from "./findElement.ts";

/** A tab of a real browser, with cookies and storage of its own. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Runs a function in the page. It may use only its argument and the page. */
  evaluate<Result, Input = undefined>(run: (input: Input) => Result, input?: Input): Promise<Result>;
  has(query: Query): Promise<boolean>;
  /** This and what follows wait for nothing: they throw when the element is missing or covered by another. */
  click(query: Query): Promise<void>;
  /** Replaces the text of a field by keys. */
  type(query: Query, text: string): Promise<void>;
  /** Chooses an option of a native select. */
  select(query: Query, value: string): Promise<void>;
  /** Replaces the text of the only field of a frame, found by a part of the frame's title. */
  typeInFrame(title: string, text: string): Promise<void>;
  /** Errors that the page threw or wrote to its console until now. */
  errors(): Promise<string[]>;
  screenshot(path: string): Promise<void>;
  close(): Promise<void>;
}

export interface Browser {
  version: string;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Says how to install it where it is missing. */
  install: string;
  isInstalled(): boolean;
  launch(port: number): Promise<Browser>;
}
