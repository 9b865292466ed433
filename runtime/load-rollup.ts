import { BlockError } from '../src/block-error'
import { browserNetwork, fetchFile, type Network } from './fetch-file'
import type { Rollup, Rollups } from './read-rollups'

/** How long a bundle may take before it counts as failed (B9, timing and system). */
export const CHUNK_TIMEOUT_MS = 120_000

/** Loads the bundle with that name and gives its modules. Rejects with a BlockError. */
export type Load = (name: string) => Promise<readonly unknown[]>

/** How the files of a bundle come onto the page. */
export interface FileLoader {
  readonly fetchScript: (url: string, signal: AbortSignal) => Promise<void>
  readonly importScript: (url: string) => Promise<unknown>
  readonly linkStyle: (url: string) => Promise<unknown>
  readonly timeout: (ms: number) => AbortSignal
}

/**
 * Makes a function that loads each bundle once: all its files at the same time, never one after
 * another. A failed load is forgotten, so the next call tries again.
 */
export function createLoader(rollups: Rollups, files: FileLoader = browserFiles()): Load {
  const loads = new Map<string, ReturnType<Load>>()

  return name => {
    const known = loads.get(name)
    if (known) return known

    const load = start(name)
    loads.set(name, load)
    load.catch(() => loads.delete(name))
    return load
  }

  async function start(name: string): Promise<readonly unknown[]> {
    const rollup = rollups.get(name)
    if (!rollup) throw new BlockError('rollup-missing', `no rollup named ${name}`)
    try {
      return await loadFiles(rollup, files)
    } catch (cause) {
      if (cause instanceof BlockError) throw cause
      throw new BlockError('rollup-failed', `Loading chunk failed: ${name}`, { cause })
    }
  }
}

async function loadFiles({ js, css }: Rollup, files: FileLoader): Promise<readonly unknown[]> {
  const signal = files.timeout(CHUNK_TIMEOUT_MS)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  await Promise.race([
    late,
    Promise.all([...css.map(files.linkStyle), ...js.map(url => files.fetchScript(url, signal))]),
  ])
  return Promise.race([late, Promise.all(js.map(files.importScript))])
}

function browserFiles(network: Network = browserNetwork()): FileLoader {
  return {
    fetchScript: (url, signal) => fetchFile(url, signal, network),
    importScript: url => import(/* @vite-ignore */ url),
    linkStyle,
    timeout: ms => AbortSignal.timeout(ms),
  }
}

function linkStyle(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new BlockError('rollup-failed', `Loading CSS chunk failed: ${href}`))
    }
    document.head.append(link)
  })
}
