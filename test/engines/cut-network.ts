import { connect, createServer, type Socket } from 'node:net'

/** The fault of the request that contains the given text: it is lost, or its answer ends midway. */
export type Cut = 'request' | 'answer' | undefined

export interface CutNetwork {
  /** Its address, in place of the server's. */
  readonly address: string
  /** The fault from now on. */
  cut: Cut
  /** How many connections have been cut. */
  readonly cuts: number
  close(): void
}

/** Starts a network between a visitor and a server that cuts connections with a request that contains `text`. */
export async function startCutNetwork(port: number, text: string): Promise<CutNetwork> {
  const sockets = new Set<Socket>()
  const proxy = createServer(client => {
    const server = connect(port, 'localhost')
    const end = (): void => {
      client.resetAndDestroy()
      server.destroy()
    }
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', end)
      socket.on('close', end)
    }
    let isMarked = false
    const cutHere = (): void => {
      network.cuts += 1
      end()
    }
    client.on('data', data => {
      if (network.cut && data.includes(text)) isMarked = true
      if (isMarked && network.cut === 'request') return cutHere()
      server.write(data)
    })
    server.on('data', data => {
      if (!isMarked) return void client.write(data)
      // The headers of the answer begin, and then nothing comes.
      client.write(data.subarray(0, 40), cutHere)
    })
  })
  const network = { address: '', cut: undefined as Cut, cuts: 0, close }
  await new Promise<void>(done => proxy.listen(0, 'localhost', done))
  const bound = proxy.address()
  network.address = `http://localhost:${typeof bound === 'object' ? bound?.port : ''}`
  return network

  function close(): void {
    proxy.close()
    for (const socket of sockets) socket.destroy()
  }
}
