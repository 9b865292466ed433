import { expect } from 'chai'
import { until } from '../../../test/mount'
import { $site } from '../../site/core/site'
import { siteAddress } from './site-address'

const call = (): string => new URL('/api/a', siteAddress()).href

describe('the address of the site', () => {
  afterEach(() => $site.set({}))

  it('is the one in the context, if it is valid [DATA-04]', () => {
    const addresses = ['https://oak.example/shop', 'ftp://oak.example', 'https://', 'oak', 7, null]
    const calls = addresses.map(baseUrl => {
      $site.set({ website: { baseUrl } })
      return call()
    })
    const own = `${location.origin}/api/a`
    expect(calls).to.deep.equal(['https://oak.example/api/a', own, own, own, own, own])
  })

  it('is that of the parent page in a srcdoc frame', async () => {
    const frame = document.createElement('iframe')
    const module = new URL('/src/calls/core/site-address.ts', location.href).href
    frame.srcdoc = `<script type="module">
      import { siteAddress } from '${module}'
      document.title = new URL('/api/a', siteAddress()).href
    </script>`
    document.body.append(frame)
    expect(await until(() => frame.contentDocument?.title)).to.equal(`${location.origin}/api/a`)
  })
})
