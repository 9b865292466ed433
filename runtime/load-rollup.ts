import { BlockError } from '../src/block-error'
import type { Rollup } from './read-rollups'

/** How long a bundle may take before it counts as failed (B9, timing and system). */
export const CHUNK_TIMEOUT_MS = 120_000

/** Loads the bundle with that name. Rejects with a BlockError. */
export type Load = (name: string) => Promise<void>

/** Makes a function that loads each bundle once. A failed load is forgotten, so the next call tries again. */
export function createLoader(
  rollups: ReadonlyMap<string, Rollup>,
  importScript: (url: string) => Promise<unknown> = url => import(/* @vite-ignore */ url),
  importStyle: (url: string) => Promise<unknown> = linkStyle,
): Load {
  const loads = new Map<string, Promise<void>>()

  return name => {
    const known = loads.get(name)
    if (known) return known

    const load = start(name)
    loads.set(name, load)
    load.catch(() => loads.delete(name))
    return load
  }

  async function start(name: string): Promise<void> {
    const rollup = rollups.get(name)
    if (!rollup) throw new BlockError('rollup-missing', `no rollup named ${name}`)
    try {
      await within(
        CHUNK_TIMEOUT_MS,
        Promise.all([...rollup.css.map(url => importStyle(url)), ...rollup.js.map(url => importScript(url))]),
      )
    } catch (cause) {
      throw new BlockError('rollup-failed', `Loading chunk failed: ${name}`, { cause })
    }
  }
}

function within(ms: number, work: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, ms, new Error(`took longer than ${ms} ms`))
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function linkStyle(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(new Error(`Loading CSS chunk failed: ${href}`))
    document.head.append(link)
  })
}
