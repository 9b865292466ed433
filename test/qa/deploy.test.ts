import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { usage } from '../../demo/server/serving/configuration'
import { moduleVariables } from '../../demo/server/serving/modules'

const DEPLOY = new URL('../../demo/deploy/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, DEPLOY), 'utf8')

interface Service {
  readonly image?: string
  readonly build?: { readonly dockerfile: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly read_only?: boolean
  readonly user?: string
  readonly cap_drop?: readonly string[]
  readonly cap_add?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly depends_on?: object
  readonly deploy?: { readonly replicas: number }
}

const { load } = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown }
const { services } = load(read('compose.yaml')) as { services: Readonly<Record<string, Service>> }

/** Variables of other programs in the same files. */
const FOREIGN = /^(NODE_ENV|POSTGRES_(USER|PASSWORD|DB))$/

describe('the files for a deployment', () => {
  it('set only variables that the server documents', async () => {
    const help = usage(await moduleVariables())
    const docs = readFileSync(new URL('../../docs/backend.md', DEPLOY), 'utf8')
    const texts = readdirSync(DEPLOY).map(read).join('\n')
    const names = new Set(texts.match(/\b(ASHLAR_\w+|DATABASE_URL|PORT)\b/g))
    for (const service of Object.values(services))
      for (const name of Object.keys(service.environment ?? {})) if (!FOREIGN.test(name)) names.add(name)
    expect(names.size).toBeGreaterThan(7)
    const isKnown = (name: string): boolean => help.includes(name) && docs.includes(`\`${name}\``)
    expect([...names].filter(name => !isKnown(name))).toEqual([])
  })

  it('describe every variable of the server in the documentation, too', async () => {
    const docs = readFileSync(new URL('../../docs/backend.md', DEPLOY), 'utf8')
    const names = usage(await moduleVariables()).match(/^ {2}[A-Z][A-Z_]+\b/gm) ?? []
    expect(names.map(name => name.trim()).filter(name => !docs.includes(`\`${name}\``))).toEqual([])
  })

  it('pin every image, and the version of Node that the tests use', () => {
    const froms = read('Dockerfile').match(/(?<=^FROM )\S+/gm) ?? []
    const images = Object.values(services).flatMap(({ image }) => image ?? [])
    expect([...froms, ...images].filter(image => !/:\d+(\.\d+)+(-\w+)*$/.test(image))).toEqual([])
    const { devDependencies } = JSON.parse(readFileSync(new URL('../../package.json', DEPLOY), 'utf8'))
    for (const from of froms) expect(from).toContain(`node:${devDependencies.node}-`)
  })

  it('run two servers on a read-only file system, behind a proxy whose header they trust', () => {
    const { app } = services
    expect(app?.deploy?.replicas).toBe(2)
    expect(app?.environment?.['ASHLAR_TRUST_PROXY']).toBe('1')
    expect(Object.values(services).map(service => service.read_only)).toEqual([true, true, true])
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(app?.depends_on ?? { none: 0 })))
    expect(read('Dockerfile')).toMatch(/^USER node$/m)
  })

  it('run without rights, and as nobody who has any, save the proxy’s port', () => {
    for (const { cap_drop, security_opt } of Object.values(services))
      expect([cap_drop, security_opt]).toEqual([['ALL'], ['no-new-privileges:true']])
    expect(Object.values(services).flatMap(({ cap_add = [] }) => cap_add)).toEqual(['NET_BIND_SERVICE'])
    expect(services['postgres']?.user).toBe('postgres')
  })

  it('keep passwords out of images', () => {
    expect(read('Dockerfile.dockerignore')).toMatch(/^\*\*\/\.env$/m)
  })

  it('have a unit that systemd accepts', () => {
    const unit = fileURLToPath(new URL('ashlar.service', DEPLOY))
    const { error, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
    // Where there is no systemd, the directives are read alone.
    const complaints = error ? [] : stderr.split('\n').filter(line => line.includes('ashlar.service'))
    expect(complaints.filter(line => !/\/opt\/ashlar\/\S+ is not executable/.test(line))).toEqual([])
    expect(read('ashlar.service')).toMatch(/^ExecStart=\/opt\/ashlar\/\S+ demo\/server\/main\.ts$/m)
  })
})
