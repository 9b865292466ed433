import { stat } from 'node:fs/promises'
import { version } from '../../../package.json'
import { listOf, type Subcommand, UsageError } from '../subcommand'
import { checkTargets } from './check-targets'
import { RULES } from './finding'

const USAGE = `Usage: ashlar check DIR|FILE|URL… [options]

Finds mistakes in pages, with file, line and column. URLs are the only addresses it loads.

  --ignore RULE  leaves out the findings of a rule; may be repeated
  --json         prints one JSON document: { "pages", "releases", "findings" }
  --help         shows this text

Rules:

${Object.entries(RULES)
  .map(([rule, what]) => `  ${rule.padEnd(20)}${what}`)
  .join('\n')}

Exit codes: 0 no findings, 1 findings, 2 wrong usage.`

/** `ashlar check`: finds mistakes in pages. */
export const CHECK: Subcommand = {
  summary: 'finds mistakes in pages: misspelt blocks and options, broken data, missing alt',
  usage: USAGE,
  options: { ignore: { type: 'string', multiple: true }, json: { type: 'boolean' } },
  async start(args, { terminal, dist }) {
    const { positionals, values } = args
    if (positionals.length === 0) throw new UsageError('name a folder, a file or a URL')
    const ignored = listOf(args, 'ignore')
    const unknown = ignored.find(rule => !Object.hasOwn(RULES, rule))
    if (unknown !== undefined) throw new UsageError(`there is no rule "${unknown}"`)
    for (const target of positionals) {
      if (!isUrl(target) && !(await stat(target).catch(() => undefined))) {
        throw new UsageError(`there is no file or folder ${target}`)
      }
    }

    const { pages, releases, findings: all } = await checkTargets(positionals, dist, terminal)
    const findings = all.filter(({ rule }) => !ignored.includes(rule))
    if (values['json']) {
      terminal.writeText(JSON.stringify({ version, pages, releases, findings }, null, 2))
    } else {
      for (const { file, line, column, rule, message } of findings) {
        terminal.write(`${file}:${line}:${column}: ${message} (${rule})`)
      }
      for (const { boot, version: found } of releases) {
        terminal.write(
          `${boot} is ${found ? `Ashlar ${found}` : 'of an unknown release'}; this command is ${version}`,
        )
      }
      terminal.warn(`${counted(pages, 'page')}, ${counted(findings.length, 'finding')}`)
    }
    return findings.length > 0 ? 1 : 0
  },
}

/** Whether an argument is an address of the web. */
const isUrl = (target: string): boolean => /^https?:\/\//i.test(target)

/** As in `1 page` and `2 pages`. */
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
