import { parseArgs } from 'node:util'
import { version } from '../../package.json'
import { ADOPT } from './adopt/command'
import { CHECK } from './check/command'
import { PRERENDER } from './prerender/command'
import { SERVE } from './serve/command'
import { type Subcommand, type Surroundings, UsageError } from './subcommand'
import { TAGS } from './tags'

const COMMANDS: Readonly<Record<string, Subcommand>> = {
  adopt: ADOPT,
  prerender: PRERENDER,
  check: CHECK,
  serve: SERVE,
  tags: TAGS,
}

const USAGE = `Usage: ashlar COMMAND [options]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(11)}${summary}`)
  .join('\n')}

  ashlar COMMAND --help shows the options of a command, ashlar --version the version.

Exit codes: 0 success, 1 findings or failures, 2 wrong usage.`

/**
 * Runs the command line.
 *
 * @returns the exit code: 0 success, 1 findings or failures, 2 wrong usage.
 */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { terminal } = surroundings
  const [name = '--help', ...args] = argv
  if (name === '--help' || name === '-h' || name === 'help') {
    terminal.writeText(USAGE)
    return 0
  }
  if (name === '--version') {
    terminal.write(version)
    return 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    terminal.warn(`ashlar: no command "${name}"; ashlar --help lists them`)
    return 2
  }
  return runSubcommand(name, command, args, surroundings)
}

async function runSubcommand(
  name: string,
  { usage, options, start }: Subcommand,
  args: string[],
  surroundings: Surroundings,
): Promise<number> {
  const { terminal } = surroundings
  try {
    const all = { ...options, help: { type: 'boolean', short: 'h' } } as const
    const { values, positionals } = parseArgs({ args, options: all, allowPositionals: true })
    if (values.help) {
      terminal.writeText(usage)
      return 0
    }
    return await start({ values, positionals }, surroundings)
  } catch (cause) {
    const isUsage = cause instanceof UsageError || isArgumentError(cause)
    terminal.warn(`ashlar ${name}: ${cause instanceof Error ? cause.message : cause}`)
    if (isUsage) terminal.warn(`ashlar ${name} --help shows the options.`)
    return isUsage ? 2 : 1
  }
}

const isArgumentError = (cause: unknown): boolean =>
  cause instanceof TypeError && `${Reflect.get(cause, 'code')}`.startsWith('ERR_PARSE_ARGS')
