import type { Locator, Page } from '@playwright/test';

/** A person's hands on a page: each click, each key and each typed text counts as one press. */
export class Presses {
  #count = 0;

  constructor(private readonly page: Page) {}

  /** How many there were so far. */
  get count(): number {
    return this.#count;
  }

  async click(what: Locator): Promise<void> {
    this.#count += 1;
    await what.click();
  }

  async key(key: string): Promise<void> {
    this.#count += 1;
    await this.page.keyboard.press(key);
  }

  /** Types into what has the focus, in place of what stands there. */
  async type(text: string): Promise<void> {
    this.#count += 1;
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }
}
