import { Agent, request } from 'node:http'

/** The longest measurement in ms. */
const MAX_MS = 4000

/**
 * Sends `count` requests by `senders` at a time, as fast as they are answered, or fewer within `MAX_MS`.
 *
 * @param {number} senders
 * @param {number} count
 * @param {(number: number) => {port: number, path: string, method?: string, headers?: object, body: string}} make
 * @returns {Promise<{sent: number, perSecond: number, p50: number, p99: number, failed: number}>} times in ms
 */
export async function sendAll(senders, count, make) {
  const agent = new Agent({ keepAlive: true, maxSockets: senders })
  const times = []
  let next = 0
  let failed = 0
  const started = performance.now()
  const work = async () => {
    while (next < count && performance.now() - started < MAX_MS) {
      const what = make(next++)
      const before = performance.now()
      const { status } = await send(agent, what)
      if (status < 300) times.push(performance.now() - before)
      else failed += 1
    }
  }
  await Promise.all(Array.from({ length: senders }, work))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = share => Math.round((times[Math.floor(times.length * share)] ?? Number.NaN) * 10) / 10
  return { sent: next, perSecond: Math.round(times.length / seconds), p50: at(0.5), p99: at(0.99), failed }
}

/** Sends one request. @returns its status, its headers and its body */
export async function send(agent, what) {
  try {
    return await sendOnce(agent, what)
  } catch (cause) {
    // The server may close a connection that was idle while the request is on its way.
    if (cause.code !== 'ECONNRESET' || !cause.isReused) throw cause
    return sendOnce(agent, what)
  }
}

function sendOnce(agent, { port, path, method = 'POST', headers = {}, body }) {
  return new Promise((done, failed) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const options = { agent, host: '127.0.0.1', port, path, method, headers: { ...headers, ...length } }
    const asked = request(options, answer => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', chunk => {
        text += chunk
      })
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, text }))
    })
    asked.on('error', cause => failed(Object.assign(cause, { isReused: asked.reusedSocket })))
    asked.end(body)
  })
}
