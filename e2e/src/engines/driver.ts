/** A browser driven by another program. */
export interface Driver {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  /** The value of an expression in the page. */
  run(expression: string): Promise<unknown>;
  /** Presses the primary button of a mouse at this place of the window. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** The Debian package to install; null if the browser is installed. */
  missing(): string | null;
  /** Opens a window whose page has this size, without cookies. */
  open(size: { width: number; height: number }): Promise<Driver>;
}
