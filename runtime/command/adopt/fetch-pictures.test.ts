import { existsSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from '../command.fixture'

const picture = () => new Response('picture', { headers: { 'content-type': 'image/jpeg' } })

describe('ashlar adopt --fetch-pictures', () => {
  let files: Workspace
  let asked: string[]
  beforeEach(() => {
    files = workspace()
    asked = []
  })
  afterEach(() => files.remove())

  async function adopt(html: string, answer: (url: string) => Response = picture, ...options: string[]) {
    files.write({ 'site/a.html': html })
    files.network = async url => {
      asked.push(`${url}`)
      return answer(`${url}`)
    }
    const { code } = await files.run('adopt', './site', '--out', './new', ...options)
    expect(code).toBe(0)
    return files.read('new/a.html')
  }

  it('reaches no network without the option', async () => {
    await adopt('<img src="https://i.example/a.jpg">')
    expect(asked).toEqual([])
  })

  it('loads the pictures of other servers, each once, and leads to them', async () => {
    const page = await adopt(
      '<img data-src="//i.example/a%20b.jpg?format=750w"><img src="https://i.example/a%20b.jpg?format=750w#x"><script src="https://s.example/a.js"></script><a href="https://l.example/">l</a>',
      picture,
      '--fetch-pictures',
    )
    expect(asked).toEqual(['https://i.example/a%20b.jpg?format=750w'])
    expect(page.match(/src="i\.example\/a%20b\.jpg-format%3D750w\.jpg/g)).toHaveLength(3)
    expect(files.read('new/i.example/a b.jpg-format=750w.jpg')).toBe('picture')
    expect(JSON.parse(files.read('new-report.json')).site.fetchedPictures).toEqual({ 'i.example': 1 })
  })

  it('asks no host of a private network', async () => {
    await adopt(
      '<img src="http://localhost/a.jpg"><img src="http://127.0.0.1/a.jpg"><img src="http://[::1]/a.jpg"><img src="http://router/a.jpg"><img src="http://0x7f.1/a.jpg"><img src="http://nas.local/a.jpg"><img src="file:///a.jpg">',
      picture,
      '--fetch-pictures',
    )
    expect(asked).toEqual([])
  })

  it('names what is no picture, and keeps its address', async () => {
    const page = await adopt(
      '<img src="https://i.example/gone.jpg"><img src="https://i.example/page.jpg">',
      url => (url.includes('gone') ? new Response('', { status: 404 }) : new Response('<p>')),
      '--fetch-pictures',
    )
    expect(page).toContain('src="https://i.example/gone.jpg"')
    expect(existsSync(files.path('new/i.example'))).toBe(false)
    expect(JSON.parse(files.read('new-report.json')).site.unfetchedPictures).toEqual({
      'https://i.example/gone.jpg': 'the server answers 404',
      'https://i.example/page.jpg': 'it is text/plain;charset=UTF-8, not a picture',
    })
  })
})
