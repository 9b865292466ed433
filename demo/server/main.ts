import './serving/source-imports.ts'
import { readArguments, USAGE } from './serving/arguments.ts'

// Only now can what stands in src/ be found.
const { serve } = await import('./serving/serve.ts')

const request = readArguments(process.argv.slice(2), process.env)
if (request.kind === 'help') console.log(USAGE)
else if (request.kind === 'mistake') {
  console.error(`${request.message}\n\n${USAGE}`)
  process.exitCode = 2
} else await serve(request.port, request.site)
