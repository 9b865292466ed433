import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { createServer } from 'node:net'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface Processes {
  /** Starts a program; `failure` rejects when it fails or ends by itself. */
  start(
    program: string,
    args: string[],
    options?: SpawnOptions,
  ): { child: ChildProcess; failure: Promise<never> }
  /** Ends all of them, the last one first. */
  stop(): Promise<void>
}

/** Starts programs that end with this process, however it ends, together with the programs that they start. */
export function createProcesses(): Processes {
  const running = new Set<ChildProcess>()

  const kill = (signal: NodeJS.Signals): void => {
    for (const child of [...running].reverse()) killGroup(child, signal)
  }
  const leave = (): void => kill('SIGKILL')
  const interrupted = (signal: NodeJS.Signals): void => {
    leave()
    process.removeListener(signal, interrupted)
    // Other listeners decide what the signal means. Without any, it ends this process as usual.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  process.once('exit', leave)
  for (const signal of SIGNALS) process.on(signal, interrupted)

  return {
    start(program, args, options = {}) {
      // A group of its own: programs that it starts end with it.
      const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...options })
      running.add(child)
      let output = ''
      child.stderr?.on('data', text => {
        output = `${output}${text}`.slice(-2000)
      })
      const failure = new Promise<never>((_, reject) => {
        child.once('error', reject)
        child.once('exit', (code, signal) => {
          running.delete(child)
          reject(
            new Error(`${program} ended (${signal ?? code}). Its last output: ${output.trim() || 'none'}`),
          )
        })
      })
      // It may be stopped on purpose while nobody waits.
      failure.catch(() => running.delete(child))
      return { child, failure }
    },
    async stop() {
      process.removeListener('exit', leave)
      for (const signal of SIGNALS) process.removeListener(signal, interrupted)
      const ended = [...running].map(child => new Promise(done => child.once('exit', done)))
      kill('SIGTERM')
      const late = setTimeout(kill, 2000, 'SIGKILL')
      await Promise.all(ended)
      clearTimeout(late)
    },
  }
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // It has ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A port that nothing listens to. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().on('error', failed)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
