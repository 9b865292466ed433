import { spawn } from 'node:child_process'

/**
 * Starts programs that end with us, however we end. Each leads a process group of its own, so that
 * what it started ends with it.
 */
export function createProcesses() {
  const running = new Set()

  const kill = signal => {
    for (const child of [...running].reverse()) killGroup(child, signal)
  }
  const leave = () => kill('SIGKILL')
  const interrupted = signal => {
    leave()
    process.removeListener(signal, interrupted)
    // Whoever else listens decides what the signal means; alone, we leave as if nobody had listened.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  process.once('exit', leave)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupted)

  return {
    /** @returns the process, and a promise that rejects when it fails or ends by itself. */
    start(program, args, options = {}) {
      const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...options })
      running.add(child)
      let said = ''
      child.stderr.on('data', text => {
        said = `${said}${text}`.slice(-2000)
      })
      const failure = new Promise((_, reject) => {
        child.once('error', reject)
        child.once('exit', (code, signal) => {
          running.delete(child)
          reject(new Error(`${program} ended (${signal ?? code}). It said last: ${said.trim() || 'nothing'}`))
        })
      })
      // Nobody may be waiting when it is stopped on purpose.
      failure.catch(() => running.delete(child))
      return { child, failure }
    },
    /** Ends them all, the last started first. */
    async stop() {
      process.removeListener('exit', leave)
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeListener(signal, interrupted)
      const ended = [...running].map(child => new Promise(done => child.once('exit', done)))
      kill('SIGTERM')
      const late = setTimeout(kill, 2000, 'SIGKILL')
      await Promise.all(ended)
      clearTimeout(late)
    },
  }
}

function killGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    // It ended before we came.
    if (error.code !== 'ESRCH') throw error
  }
}
