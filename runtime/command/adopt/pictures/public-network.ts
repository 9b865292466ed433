import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { BlockList, isIPv4, type LookupFunction } from 'node:net'

/** Finds the addresses of a host. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

/** Resolves names as the machine does. */
export const resolveName: Resolve = hostname => lookup(hostname, { all: true })

/** The servers that a page of strangers may make this machine ask. */
export interface Reach {
  readonly resolve: Resolve
  /** Hosts that are asked whatever their address and port, as `name` or `name:port`. */
  readonly trusted: ReadonlySet<string>
  /** Hosts that are asked at all, as `name` or `name:port`. */
  readonly hosts: ReadonlySet<string>
}

/** Downloads files of public networks. */
export interface PublicNetwork {
  /** @throws with the reason if it is refused, too large or cannot be reached. */
  readonly download: (url: URL, maxBytes: number) => Promise<Buffer>
  readonly close: () => void
}

const TIMEOUT_MS = 20_000
const MAX_REDIRECTS = 5
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308]

/**
 * Opens connections to public networks only. The addresses of a host are looked up once, and the connection takes one of
 * those that were checked, also after each redirect.
 */
export function publicNetwork({ resolve, trusted, hosts }: Reach): PublicNetwork {
  const checked: LookupFunction = (hostname, { all }, done) => {
    resolve(hostname).then(
      addresses => {
        const [first] = addresses
        const refused = addresses.find(({ address }) => !isPublicAddress(address))
        if (refused) done(new Error(`${hostname} is ${refused.address}, which is no public address`), '')
        else if (!first) done(new Error(`${hostname} has no address`), '')
        else if (all) done(null, [...addresses])
        else done(null, first.address, first.family)
      },
      cause => done(cause, ''),
    )
  }
  const unchecked: LookupFunction = (hostname, { all }, done) => {
    resolve(hostname).then(
      addresses =>
        all ? done(null, [...addresses]) : done(null, addresses[0]?.address ?? '', addresses[0]?.family),
      cause => done(cause, ''),
    )
  }
  // A connection is kept for one kind of host only.
  const agents = [checked, unchecked].map(lookup => ({
    'http:': new HttpAgent({ keepAlive: true, lookup }),
    'https:': new HttpsAgent({ keepAlive: true, lookup }),
  }))
  const [forAll, forTrusted] = agents

  const ask = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((answered, failed) => {
      const isTrusted = trusted.has(url.host)
      if (!isTrusted) mustBePublic(url)
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest
      const agent = (isTrusted ? forTrusted : forAll)?.[url.protocol === 'https:' ? 'https:' : 'http:']
      send(url, { agent, signal, headers: { accept: 'image/*' } }, answered)
        .on('error', failed)
        .end()
    })

  return {
    async download(start, maxBytes) {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      let url = start
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        const answer = await ask(url, signal)
        const { statusCode = 0, headers } = answer
        if (statusCode === 200) return bodyOf(answer, maxBytes)
        answer.destroy()
        if (!REDIRECTS.includes(statusCode) || !headers.location) {
          throw new Error(`the server answers ${statusCode}`)
        }
        if (!URL.canParse(headers.location, url)) throw new Error('it redirects to no address')
        url = new URL(headers.location, url)
        if (!hosts.has(url.host)) throw new Error(`it redirects to ${url.host}, which no page names`)
      }
      throw new Error(`more than ${MAX_REDIRECTS} redirects`)
    },
    close() {
      for (const { 'http:': plain, 'https:': secure } of agents) {
        plain.destroy()
        secure.destroy()
      }
    },
  }
}

async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer) {
    length += chunk.length
    if (length > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Names of the web; numbers, single words and names of local networks are none. */
const PUBLIC_NAME = /^[^.].*\.(?!local$|internal$|localhost$|lan$|home$|arpa$)[a-z][a-z\d-]*$/i

/** @throws unless the address is one of a web server with a name, at the usual port. */
function mustBePublic({ protocol, hostname, port, username, password }: URL): void {
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`${protocol} is no address of the web`)
  if (!PUBLIC_NAME.test(hostname)) throw new Error(`${hostname} is no public name`)
  if (port) throw new Error(`port ${port} is not that of a public web server`)
  if (username || password) throw new Error('it has a user name or a password')
}

/** Networks that are not public: IANA's special-purpose registries, and the metadata server of a cloud at a public one. */
const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16/32',
]

/** All public addresses of IPv6; those of IPv4 behind a translator are checked as such. */
const PUBLIC_IPV6 = ['2000::/3', '64:ff9b::/96']

/** Special ones among them: tunnels, which lead to addresses of IPv4, documentation, and the translator's. */
const PRIVATE_IPV6 = [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  ...PRIVATE_IPV4.map(subnet => {
    const [address = '', bits] = subnet.split('/')
    return `64:ff9b::${address}/${96 + Number(bits)}`
  }),
]

function subnets(list: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const subnets = new BlockList()
  for (const subnet of list) {
    const [address = '', bits] = subnet.split('/')
    subnets.addSubnet(address, Number(bits), family)
  }
  return subnets
}

const privateIpv4 = subnets(PRIVATE_IPV4, 'ipv4')
const publicIpv6 = subnets(PUBLIC_IPV6, 'ipv6')
const privateIpv6 = subnets(PRIVATE_IPV6, 'ipv6')

/** Whether an address is one of the public internet: not private, local, reserved, or IPv4 written as IPv6. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !privateIpv4.check(address, 'ipv4')
  return publicIpv6.check(address, 'ipv6') && !privateIpv6.check(address, 'ipv6')
}
