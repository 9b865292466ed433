import { globSync, readFileSync } from 'node:fs'
import { build, type Plugin } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

/** A module of a package in a build, as the bundler got it after all plugins. */
interface Module {
  readonly file: string
  readonly name: string
  readonly code: string
}

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

/** Builds a flavour in memory, and collects the modules of packages that its bundles contain. */
async function bundledModules(mode: string): Promise<readonly Module[]> {
  const found: Module[] = []
  const collect: Plugin = {
    name: 'collect-modules',
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? file.moduleIds : []))
      for (const id of new Set(ids)) {
        const name = PACKAGE.exec(id)?.[2]
        // A module of boot.js has a query, and code of its own.
        if (name) found.push({ file: id.replace(/\?.*/, ''), name, code: this.getModuleInfo(id)?.code ?? '' })
      }
    },
  }
  await build({ mode, logLevel: 'error', plugins: [collect], build: { write: false } })
  return found
}

/** The licence and the version that each package states in the lock file, which names the published archive. */
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<
    Record<string, { readonly version: string; readonly license?: string; readonly integrity?: string }>
  >
}

const LIBRARIES = {
  production:
    '@r2wc/core dompurify focus-trap js-cookie leaflet nanostores react react-dom scheduler tabbable web-vitals zod',
  lite: '@r2wc/core dompurify focus-trap js-cookie leaflet nanostores preact tabbable web-vitals zod',
}

/** Leaflet writes markup at its start, which pages under Trusted Types block: a line of it is the only change. */
const CHANGED = /\/leaflet\/dist\/leaflet-src\.esm\.js$/

describe.each(Object.entries(LIBRARIES))('the libraries of the build %s', (mode, expected) => {
  let modules: readonly Module[]
  beforeAll(async () => {
    modules = await bundledModules(mode)
  }, 120_000)

  it('are the ones that the bundles name', () => {
    expect([...new Set(modules.map(({ name }) => name))].sort().join(' ')).toBe(expected)
  })

  it('are bundled as their authors publish them', () => {
    const changed = modules.filter(({ file, code }) => code !== readFileSync(file, 'utf8'))
    expect(changed.map(({ file }) => file).filter(file => !CHANGED.test(file))).toEqual([])
    for (const { file, code } of changed) {
      const published = readFileSync(file, 'utf8').split('\n')
      expect(code.split('\n').filter((line, at) => line !== published[at])).toHaveLength(1)
    }
  })

  it('have the version and the licence of the lock file', () => {
    for (const { file, name } of modules) {
      const [, folder = ''] = PACKAGE.exec(file) ?? []
      const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
      const locked = lock.packages[`node_modules/${name}`]
      expect({ name, version, license }).toEqual({ name, version: locked?.version, license: locked?.license })
    }
  })
})

it('are locked by the hash of their archive', () => {
  const unlocked = Object.entries(lock.packages).filter(([path, { integrity }]) => path && !integrity)
  expect(unlocked.map(([path]) => path)).toEqual([])
})

it('are all used', () => {
  const sources = globSync(['{src,runtime,blocks,demo,docs/site,test}/**/*.{ts,tsx,js,mjs}', '*.{ts,mjs}'], {
    exclude: file => /(^|\/)(node_modules|dist)$/.test(file),
  })
  const text = sources.map(file => readFileSync(file, 'utf8')).join('\n')
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const isUsed = (name: string): boolean => {
    const { bin } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
    return [name, ...(typeof bin === 'object' ? Object.keys(bin) : [])].some(word =>
      new RegExp(`['"/ ]${word}['"/\\n]`).test(text),
    )
  }
  // Types of a package come with its use.
  const names = Object.keys(devDependencies).filter(name => !name.startsWith('@types/'))
  expect(names.filter(name => !isUsed(name))).toEqual([])
})
