import { fileURLToPath } from 'node:url'
import { run } from './command'
import { terminalOf } from './terminal'

process.exitCode = await run(process.argv.slice(2), {
  terminal: terminalOf(process),
  dist: fileURLToPath(new URL('../', import.meta.url)),
})
