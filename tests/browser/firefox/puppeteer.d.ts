/** What drives Firefox uses of it, so that the types are checked where it is not installed. */
declare module 'puppeteer-core' {
  interface ConsoleMessage {
    type(): string;
    text(): string;
  }

  interface Locator {
    click(): Promise<void>;
    wait(): Promise<void>;
  }

  interface Page {
    setViewport(size: { width: number; height: number }): Promise<void>;
    on(event: 'console', listener: (message: ConsoleMessage) => void): void;
    on(event: 'pageerror', listener: (error: unknown) => void): void;
    goto(url: string): Promise<unknown>;
    evaluate(expression: string): Promise<unknown>;
    locator(selector: string): Locator;
    type(selector: string, text: string): Promise<void>;
  }

  interface Browser {
    newPage(): Promise<Page>;
    pages(): Promise<Page[]>;
    close(): Promise<void>;
  }

  const puppeteer: {
    launch(options: { browser: 'firefox'; executablePath: string; userDataDir: string }): Promise<Browser>;
  };
  export default puppeteer;
}
