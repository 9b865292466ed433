import { fileURLToPath } from 'node:url'
import { run } from './command'
import { terminalOf } from './terminal'

const code = await run(process.argv.slice(2), {
  terminal: terminalOf(process),
  dist: fileURLToPath(new URL('../', import.meta.url)),
})
// Output that could not be written has set one.
process.exitCode ||= code
