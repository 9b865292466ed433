import './extensionless-imports.ts'

// The server survives the end of a program that reads its output through a pipe.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

// The hooks apply only to modules that are imported after they are registered.
const { dataLocation, readArguments, usage } = await import('./serving/configuration.ts')
const { moduleVariables } = await import('./serving/modules.ts')
const { serve } = await import('./serving/serve.ts')

const request = readArguments(process.argv.slice(2), process.env)
if (request.kind === 'help') console.log(usage(await moduleVariables()))
else if (request.kind === 'mistake') {
  console.error(`${request.message}\n\n${usage(await moduleVariables())}`)
  process.exitCode = 2
} else if (request.kind === 'serve') await serve(request.port, request.site)
else {
  const { transfer } = await import('./transfer/transfer.ts')
  await transfer(request.kind, request.path, dataLocation(process.env)).catch(cause => {
    console.error(cause instanceof Error ? cause.message : cause)
    process.exitCode = 1
  })
}
