import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ParseArgsConfig } from 'node:util'
import type { Resolve } from './adopt/pictures/public-network'
import type { Terminal } from './terminal'

/** The machine as a command sees it. */
export interface Surroundings {
  readonly terminal: Terminal
  /** The folder of the build: boot.js, the bundles, the schemas. */
  readonly dist: string
  /** Finds the addresses of hosts; by default as the machine does. */
  readonly resolve?: Resolve
  /** Ends a server; without it, SIGINT and SIGTERM do. */
  readonly signal?: AbortSignal
}

/** Parsed arguments. */
interface Arguments {
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>
  readonly positionals: readonly string[]
}

/** A command of the program. */
export interface Subcommand {
  /** One line of the list of commands. */
  readonly summary: string
  /** The page of help. */
  readonly usage: string
  readonly options: NonNullable<ParseArgsConfig['options']>
  /** Runs the command, and resolves with the exit code. */
  readonly start: (args: Arguments, surroundings: Surroundings) => Promise<number>
}

/** Arguments that the command cannot work with. */
export class UsageError extends Error {}

/** The text of an option; `undefined` if it is not given. */
export function textOf({ values }: Arguments, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** The texts of an option that may be given several times. */
export function listOf({ values }: Arguments, name: string): string[] {
  return [values[name] ?? []].flat().map(String)
}

/**
 * The absolute path of the only folder that the arguments name.
 *
 * @throws UsageError without one, with several, or if it does not exist.
 */
export async function folderOf({ positionals }: Arguments): Promise<string> {
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0) throw new UsageError('name one folder')
  const path = resolve(folder)
  const found = await stat(path).catch(() => undefined)
  if (!found?.isDirectory()) throw new UsageError(`there is no folder ${folder}`)
  return path
}
