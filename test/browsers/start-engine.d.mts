/** What a visit does, in the same way in each engine. */
export interface Visit {
  /** Shows an address, and waits until its document is there. */
  open(url: string): Promise<unknown>
  /** Goes back in the history, as the browser's button does. */
  back(): Promise<unknown>
  /** Evaluates an expression in the page; its value must be a string, a number or a boolean, and no promise. */
  run(expression: string): Promise<unknown>
  /** Presses and types: the input sources of WebDriver's actions. */
  perform(actions: readonly object[]): Promise<unknown>
  close(): Promise<unknown>
}

export interface Engine {
  /** Opens a page of a visitor who has never been here. */
  visit(size: { readonly width: number; readonly height: number }): Promise<Visit>
  close(): Promise<unknown>
}

export type EngineName = 'firefox' | 'webkit'

/** Whether `name` can be started on this machine. */
export function isInstalled(name: EngineName): boolean

/** Starts an engine without its window. Rejects where it does not start. */
export function startEngine(name: EngineName): Promise<Engine>
