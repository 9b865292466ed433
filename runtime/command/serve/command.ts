import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { folderOf, type Subcommand, textOf, UsageError } from '../subcommand'
import { staticServer } from './static-server'

const USAGE = `Usage: ashlar serve DIR [options]

Serves the pages in DIR with the blocks added, and this release at /dist/. It writes nothing, and serves no dotfiles.

  --port N     the port (default: 4000); 0 takes any free one
  --host NAME  the address to listen on (default: 127.0.0.1, which other machines cannot reach)
  --json       prints the address as JSON
  --help       shows this text`

/** `ashlar serve`: serves a folder of pages with the blocks added. */
export const SERVE: Subcommand = {
  summary: 'serves a folder of pages with the blocks added',
  usage: USAGE,
  options: { port: { type: 'string' }, host: { type: 'string' }, json: { type: 'boolean' } },
  async start(args, { terminal, dist, signal }) {
    const root = await folderOf(args)
    const port = textOf(args, 'port') ?? '4000'
    if (!/^\d+$/.test(port) || Number(port) > 65_535)
      throw new UsageError(`--port takes a number, not "${port}"`)
    const host = textOf(args, 'host') ?? '127.0.0.1'
    const server = staticServer(root, dist)
    server.listen(Number(port), host)
    await once(server, 'listening')
    const { port: own } = server.address() as AddressInfo
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${own}/`
    if (args.values['json']) terminal.writeText(JSON.stringify({ address }))
    else {
      terminal.write(`${address} serves ${root}`)
      terminal.write('Ctrl-C stops.')
    }
    const stop = (): void => {
      server.close()
      server.closeAllConnections()
    }
    if (signal) signal.addEventListener('abort', stop)
    else for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, stop)
    await once(server, 'close')
    return 0
  },
}
