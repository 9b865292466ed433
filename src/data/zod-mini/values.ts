import { accepting } from './schema'

/** Accepts strings. */
export const string = () => accepting(value => typeof value === 'string', 'expected string')

/** Accepts finite numbers. */
export const number = () => accepting(Number.isFinite, 'expected number')

/** Accepts booleans. */
export const boolean = () => accepting(value => typeof value === 'boolean', 'expected boolean')

/** Accepts the values that pass a test, or any value. */
export const custom = (test: (value: unknown) => unknown = () => true, message?: string) =>
  accepting(test, message)

/** Accepts any value. */
export const unknown = () => custom()
