import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from '../../command.fixture'

const PNG = Buffer.from('\x89PNG\r\n\x1a\n…', 'latin1')
const JPEG = Buffer.from('\xff\xd8\xff\xe0…', 'latin1')

describe('ashlar adopt --fetch-pictures', () => {
  let files: Workspace
  let server: Server
  let asked: string[]
  let answer: RequestListener
  /** The host of the server, which has a private address: the option trusts it. */
  let host: string
  beforeEach(async () => {
    files = workspace()
    files.resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    asked = []
    answer = (_, response) => response.end(JPEG)
    server = createServer((request, response) => {
      asked.push(`${request.url}`)
      answer(request, response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    host = `i.example:${(server.address() as AddressInfo).port}`
  })
  afterEach(async () => {
    files.remove()
    server.closeAllConnections()
    await new Promise(closed => server.close(closed))
  })

  async function adopt(html: string, ...options: string[]) {
    files.write({ 'site/a.html': html })
    const { code } = await files.run('adopt', './site', '--out', './new', '--force', ...options)
    expect(code).toBe(0)
    return files.read('new/a.html')
  }

  const fetchAll = (html: string): Promise<string> => adopt(html, '--fetch-pictures', '--fetch-host', host)
  const report = () => JSON.parse(files.read('new-report.json')).site
  /** The files of the server's folder. */
  const stored = (): string[] =>
    readdirSync(files.path('new'), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && entry.parentPath.includes('i.example'))
      .map(entry => entry.name)
      .sort()

  it('reaches no network without the option', async () => {
    await adopt(`<img src="http://${host}/a.jpg">`)
    expect(asked).toEqual([])
  })

  it('loads the pictures of other servers, each once, and leads to them', async () => {
    const page = await fetchAll(
      `<img data-src="http://${host}/a%20b.jpg?format=750w"><img src="http://${host}/a%20b.jpg?format=750w#x"><script src="https://s.example/a.js"></script><a href="https://l.example/">l</a>`,
    )
    expect(asked).toEqual(['/a%20b.jpg?format=750w'])
    expect(page.match(/src="i\.example-\d+\/a%20b-jpg-format%3D750w\.jpg/g)).toHaveLength(3)
    expect(stored()).toEqual(['a b-jpg-format=750w.jpg'])
    expect(report().fetchedPictures).toEqual({ [host]: 1 })
  })

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '100.64.0.1', '::1', 'fd00::1', '::ffff:127.0.0.1'])(
    'connects to no host whose name leads to %s, alone or beside a public address',
    async address => {
      let lookups = 0
      files.resolve = async () => {
        lookups++
        const family = address.includes(':') ? 6 : 4
        return [
          { address: '93.184.215.14', family: 4 },
          { address, family },
        ].slice(lookups === 1 ? 0 : 1)
      }
      for (const scheme of ['http', 'https']) {
        const url = `${scheme}://rebind.example/a.jpg`
        await adopt(`<img src="${url}">`, '--fetch-pictures')
        expect(report().unfetchedPictures).toEqual({
          [url]: `rebind.example is ${address}, which is no public address`,
        })
      }
      expect(lookups).toBe(2)
    },
  )

  it.each([
    ['http://localhost/a.jpg', 'localhost is no public name'],
    ['http://127.0.0.1/a.jpg', '127.0.0.1 is no public name'],
    ['http://[::1]/a.jpg', '[::1] is no public name'],
    ['http://router/a.jpg', 'router is no public name'],
    ['http://0x7f.1/a.jpg', '127.0.0.1 is no public name'],
    ['http://2130706433/a.jpg', '127.0.0.1 is no public name'],
    ['http://nas.local/a.jpg', 'nas.local is no public name'],
    ['http://metadata.google.internal/a.jpg', 'metadata.google.internal is no public name'],
    ['http://localhost./a.jpg', 'localhost. is no public name'],
    ['http://i.example:22/a.jpg', 'port 22 is not that of a public web server'],
    ['http://user:key@i.example/a.jpg', 'it has a user name or a password'],
  ])('does not look up %s', async (url, why) => {
    let lookups = 0
    files.resolve = async () => {
      lookups++
      return []
    }
    await adopt(`<img src="${url}">`, '--fetch-pictures')
    expect([lookups, Object.values(report().unfetchedPictures)]).toEqual([0, [why]])
  })

  it.each([
    ['http://inside.example/', 'inside.example is 127.0.0.1, which is no public address'],
    ['http://169.254.169.254/latest', '169.254.169.254 is no public name'],
    ['http://elsewhere.example/', 'it redirects to elsewhere.example, which no page names'],
    ['file:///etc/passwd', 'it redirects to , which no page names'],
    ['//[', 'it redirects to no address'],
    ['/again.jpg', 'more than 5 redirects'],
  ])('checks a redirect to %s as the first address', async (location, why) => {
    answer = (_, response) => response.writeHead(302, { location }).end()
    const others = '<img src="http://inside.example/b.jpg"><img src="http://169.254.169.254/c.jpg">'
    await fetchAll(`<img src="http://${host}/a.jpg">${others}`)
    expect(report().unfetchedPictures[`http://${host}/a.jpg`]).toBe(why)
  })

  it('stores pictures beside a file with the name of their folder, and a picture below another', async () => {
    files.write({ [`site/${host.replace(':', '-')}`]: 'a file' })
    const page = await fetchAll(
      `<img src="http://${host}/a.jpg"><img src="http://${host}/a.jpg/b.jpg"><img src="http://${host}/c%e2%80%aegpj.exe">`,
    )
    expect(stored()).toEqual(['a.jpg', 'b.jpg', 'c-gpj-exe.jpg'])
    for (const [, source = ''] of page.matchAll(/src="([^"]+)"/g)) {
      expect(files.read(`new/${decodeURIComponent(source)}`)).not.toBe('')
    }
    expect(report().fetchedPictures).toEqual({ [host]: 3 })
  })

  it('follows a redirect on the same host', async () => {
    answer = ({ url }, response) =>
      url === '/a.jpg' ? response.writeHead(301, { location: '/b.jpg' }).end() : response.end(PNG)
    expect(await fetchAll(`<img src="http://${host}/a.jpg">`)).toMatch(/src="i\.example-\d+\/a-jpg\.png"/)
    expect(asked).toEqual(['/a.jpg', '/b.jpg'])
  })

  it.each([
    ['/a.js', 'a-js.png'],
    ['/a.html', 'a-html.png'],
    ['/.htaccess', '-htaccess.png'],
    ['/_headers', '_headers.png'],
    ['/web.config', 'web-config.png'],
    ['/a.php.png', 'a-php.png'],
    ['/a.PNG', 'a.PNG'],
    ['/a.jpg', 'a-jpg.png'],
    ['/.well-known/a.png', 'a.png'],
    ['/..%2f..%2fa.html', '---2f---2fa-html.png'],
    ['/dir/', 'index-html.png'],
    ['/a.html?x=.js', 'a-html-x=-js.png'],
  ])('stores a PNG at %s under its own ending: %s', async (path, name) => {
    answer = (_, response) => response.end(PNG)
    const page = await fetchAll(`<img src="http://${host}${path}">`)
    expect(stored()).toEqual([name])
    expect(page).toMatch(new RegExp(`src="i\\.example-\\d+/(-well-known/|dir/)?${encodeURIComponent(name)}"`))
  })

  it.each([
    ['a script', '/a.js', 'text/javascript', 'alert(1)'],
    ['a script that says it is a picture', '/a.js', 'image/png', 'alert(1)'],
    ['a page', '/a.html', 'image/jpeg', '<script>alert(1)</script>'],
    ['a page with a drawing', '/a.svg', 'image/svg+xml', '<p><svg></svg>'],
    ['settings of a server', '/.htaccess', 'image/gif', 'AddType text/html .jpg'],
    ['headers of a host', '/_headers', 'image/png', '/*\n  X: y'],
    ['a program', '/a.png', 'image/png', 'MZ\x90\0'],
    ['an archive', '/a.ico', 'image/x-icon', 'PK\x03\x04'],
    ['nothing', '/a.png', 'image/png', ''],
  ])('stores no %s', async (_, path, type, content) => {
    answer = (_, response) => response.writeHead(200, { 'content-type': type }).end(content)
    const page = await fetchAll(`<img src="http://${host}${path}">`)
    expect(stored()).toEqual([])
    expect(page).toContain(`src="http://${host}${path}"`)
    expect(report().unfetchedPictures).toEqual({
      [`http://${host}${path}`]: 'its content is no picture that browsers show',
    })
  })

  it('names what cannot be loaded, and keeps its address', async () => {
    answer = (_, response) => response.writeHead(404).end()
    const page = await fetchAll(`<img src="http://${host}/gone.jpg">`)
    expect(page).toContain(`src="http://${host}/gone.jpg"`)
    expect(report().unfetchedPictures).toEqual({ [`http://${host}/gone.jpg`]: 'the server answers 404' })
  })

  it('cleans an SVG, and says what it has lost', async () => {
    answer = (_, response) =>
      response.end('<svg onload="alert(1)"><script>alert(1)</script><path d="M0 0"/></svg>')
    await fetchAll(`<img src="http://${host}/a.svg">`)
    const [name = ''] = stored()
    expect(files.read(`new/${host.replace(':', '-')}/${name}`)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>\n',
    )
    expect(report().cleanedPictures).toEqual({ [`http://${host}/a.svg`]: 'onload of <svg>, <script>' })
  })
})
