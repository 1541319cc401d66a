interface Write<Tab> {
  from: Tab;
  key: string;
  value: string | null;
}

/**
 * A browser's storage as Chromium keeps it: every tab reads and writes a copy of its own process, the browser
 * puts the writes into one order, and each tab hears of the others' later. While a tab's own write is on its
 * way, what it hears about the key does not change its copy.
 */
export function createSharedStorage() {
  const tabs: SimulatedStorage[] = [];

  class SimulatedStorage {
    private copy = new Map<string, string>();
    private unconfirmed = 0;
    private sent: Write<SimulatedStorage>[] = [];
    private inbox: Write<SimulatedStorage>[] = [];
    onChange: () => void = () => {};

    getItem(key: string) {
      return this.copy.get(key) ?? null;
    }
    setItem(key: string, value: string) {
      this.copy.set(key, value);
      this.send(key, value);
    }
    removeItem(key: string) {
      this.copy.delete(key);
      this.send(key, null);
    }
    private send(key: string, value: string | null) {
      this.unconfirmed++;
      this.sent.push({ from: this, key, value });
    }

    /** The browser takes this tab's oldest write into its order. */
    reachBrowser(): boolean {
      const write = this.sent.shift();
      if (!write) return false;
      for (const tab of tabs) tab.inbox.push(write);
      return true;
    }

    /** This tab hears of the oldest write it has not heard of; its own is the confirmation. */
    hear(): boolean {
      const write = this.inbox.shift();
      if (!write) return false;
      if (write.from === this) {
        this.unconfirmed--;
        return true;
      }
      if (this.unconfirmed === 0) {
        if (write.value === null) this.copy.delete(write.key);
        else this.copy.set(write.key, write.value);
      }
      this.onChange();
      return true;
    }
  }

  return {
    open() {
      const storage = new SimulatedStorage();
      tabs.push(storage);
      return storage;
    },
    /** Everything on its way arrives, and what that leads to. */
    settle() {
      for (let busy = true; busy; ) {
        busy = false;
        for (const tab of tabs) busy = tab.reachBrowser() || busy;
        for (const tab of tabs) busy = tab.hear() || busy;
      }
    },
  };
}
