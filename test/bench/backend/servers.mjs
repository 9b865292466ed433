import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const LIMIT = '100000000'

/** Starts our server. */
export const startOurs = data =>
  start(['demo/server/main.ts', '--port', '0'], 'Ctrl-C stops.', /http:\/\/localhost:(\d+)/, {
    DATABASE_URL: '',
    ASHLAR_OWNER_PASSWORD: 'only for the bench',
    ASHLAR_FORMS: 'test/contract/api/forms.json',
    ASHLAR_TRUST_PROXY: '1',
    ASHLAR_FORM_LIMIT: LIMIT,
    ASHLAR_CALL_LIMIT: LIMIT,
    ASHLAR_REPORT_MB: LIMIT,
    ...data,
  })

/** Starts the floor. */
export const startFloor = place => start(['test/bench/backend/floor.ts', place], 'port ', /port (\d+)/, {})

function start(args, mark, address, more) {
  // Its logging would be measured as well.
  const child = spawn('node_modules/.bin/node', args, {
    env: { ...process.env, ...more },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // An attack that fails leaves no server behind.
  process.once('exit', () => child.kill('SIGKILL'))
  return new Promise((done, failed) => {
    let said = ''
    child.once('exit', code => failed(new Error(`${args[0]} ended with ${code}: ${said}`)))
    child.stdout.on('data', chunk => {
      said += chunk
      if (said.includes(mark)) done({ port: Number(address.exec(said)?.[1]), child })
    })
  })
}

/** Stops a server. */
export async function stop({ child }) {
  const ended = new Promise(done => child.once('exit', done))
  child.kill('SIGTERM')
  await ended
}

/** Seconds of processor time that the servers have used. Linux only; NaN elsewhere. */
export function cpuSeconds(servers) {
  return servers.reduce((sum, { child }) => {
    try {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      // Hundredths of a second in user and system mode.
      return sum + (Number(fields[11]) + Number(fields[12])) / 100
    } catch {
      // Not Linux: the column is empty.
      return Number.NaN
    }
  }, 0)
}
