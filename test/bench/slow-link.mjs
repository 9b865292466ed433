import { connect, createServer } from 'node:net'

/** Slow 4G, as Chromium emulates it: the round trip halves into both ways. */
const BYTES_PER_MS = 200
const DELAY_MS = 75
const PACKET_BYTES = 1400
/** The most that waits for a client, so that the server decides what to send first, as behind a real line. */
const BUFFER_BYTES = 32_000

/**
 * Starts a proxy that forwards every byte to `port` and back over one slow link. Chromium's own limits delay requests
 * instead of bytes: they divide the link evenly between all answers, whatever their priorities, and open connections
 * for nothing.
 *
 * @param {number} port of a server on this machine
 * @returns {Promise<{port: number, stop: () => void}>}
 */
export async function startSlowLink(port) {
  const sockets = new Set()
  /** When the link has sent what it was given. */
  let free = 0
  const server = createServer({ allowHalfOpen: true }, client => {
    const upstream = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      // The browser closes connections as it likes.
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }

    let waiting = 0
    const toServer = inOrder(bytes => (bytes ? upstream.write(bytes) : upstream.end()))
    const toClient = inOrder(bytes => {
      if (!bytes) return client.end()
      client.write(bytes)
      waiting -= bytes.length
      if (waiting < BUFFER_BYTES / 2) upstream.resume()
    })
    client.on('data', bytes => toServer(performance.now() + DELAY_MS, bytes))
    client.on('end', () => toServer(performance.now() + DELAY_MS))
    upstream.on('data', bytes => {
      waiting += bytes.length
      if (waiting > BUFFER_BYTES) upstream.pause()
      for (let at = 0; at < bytes.length; at += PACKET_BYTES) {
        const packet = bytes.subarray(at, at + PACKET_BYTES)
        free = Math.max(free, performance.now()) + packet.length / BYTES_PER_MS
        toClient(free + DELAY_MS, packet)
      }
    })
    upstream.on('end', () => toClient(Math.max(free, performance.now()) + DELAY_MS))
  })
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  return {
    port: server.address().port,
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Passes on what it is given at the given times, which increase; nothing stands for the end. */
function inOrder(pass) {
  const queue = []
  let timer
  const run = () => {
    timer = undefined
    while (queue.length > 0 && queue[0].at <= performance.now() + 0.5) pass(queue.shift().bytes)
    if (queue.length > 0) timer = setTimeout(run, Math.max(1, queue[0].at - performance.now()))
  }
  return (at, bytes) => {
    queue.push({ at, bytes })
    if (!timer) timer = setTimeout(run, Math.max(1, at - performance.now()))
  }
}
