/** A reference to an element, as WebDriver sends it. */
export type ElementReference = Readonly<Record<string, string>>;

/** The key of the reference's id (WebDriver, section 12.2). */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** What a journey needs of a browser; each is one command of WebDriver. */
export interface Driver {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Runs the body of a function in the page. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>;
  click(element: ElementReference): Promise<void>;
  /** Types as a person does, with events of keys. */
  type(element: ElementReference, text: string): Promise<void>;
  close(): Promise<void>;
}
