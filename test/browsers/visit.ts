/** The keys that tests press, by their names. */
export type Key = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab'

/** A page of a new visitor. */
export interface Visit {
  /** Navigates, and waits until the document is parsed. */
  open(url: string): Promise<unknown>
  /** Navigates back, as the browser's button does. */
  back(): Promise<unknown>
  /** Evaluates an expression in the page; its value must be a string, a number or a boolean, and no promise. */
  run(expression: string): Promise<unknown>
  /** Clicks at a point of the viewport, in CSS px. */
  click(x: number, y: number): Promise<unknown>
  type(text: string): Promise<unknown>
  press(key: Key): Promise<unknown>
  close(): Promise<unknown>
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Engine {
  visit(size: Size): Promise<Visit>
  close(): Promise<unknown>
}
