import { expect } from 'chai'
// biome-ignore lint/style/noRestrictedImports: the package's name leads to the stand-in
import original from '../../../node_modules/@r2wc/core/dist/core.js'
import standIn from './r2wc'

type Create = typeof standIn

/** Records what an element asks of its renderer. */
function define(create: Create, tag: string): string[] {
  const log: string[] = []
  const element = create(
    () => null,
    { props: { dataBlockJson: 'string' } },
    {
      mount(host) {
        log.push(`mount ${host.isConnected} ${host.dataset['blockJson'] ?? ''}`)
        return { host }
      },
      update: ({ host }) => void log.push(`update ${host.dataset['blockJson'] ?? ''}`),
      unmount: ({ host }) => void log.push(`unmount ${host.isConnected}`),
    },
  )
  customElements.define(tag, element)
  return log
}

/** What a page does with an element; returns what it reads. */
const USES: Readonly<Record<string, (tag: string) => unknown[]>> = {
  'is parsed and removed'(tag) {
    const box = document.createElement('div')
    document.body.append(box)
    box.innerHTML = `<${tag} data-block-json="{}"></${tag}><${tag}></${tag}>`
    box.remove()
    return [...box.children].map(({ outerHTML }) => outerHTML.replaceAll(tag, 'x'))
  },
  'is created, gets data, and is added and moved'(tag) {
    const element = document.createElement(tag)
    element.setAttribute('data-block-json', '1')
    document.body.append(element)
    document.body.prepend(element)
    element.setAttribute('data-block-json', '2')
    element.setAttribute('data-block-json', '')
    element.removeAttribute('data-block-json')
    element.setAttribute('title', 'Not observed')
    element.remove()
    element.setAttribute('data-block-json', '3')
    return []
  },
  'is changed by its property'(tag) {
    const element = document.createElement(tag) as HTMLElement & { dataBlockJson?: string | null }
    document.body.append(element)
    element.dataBlockJson = '4'
    const read = [element.dataBlockJson, element.getAttribute('data-block-json')]
    element.dataBlockJson = null
    const after = [element.hasAttribute('data-block-json'), 'dataBlockJson' in element]
    element.remove()
    return [...read, ...after]
  },
}

describe('the stand-in for r2wc', () => {
  for (const [at, [title, use]] of Object.entries(USES).entries()) {
    it(`renders as the package does when an element ${title}`, () => {
      const [theirs, ours] = [`x-package-${at}`, `x-stand-in-${at}`]
      const expected = define(original as unknown as Create, theirs)
      const actual = define(standIn, ours)
      expect(use(ours)).to.deep.equal(use(theirs))
      expect(actual).to.deep.equal(expected)
      expect(actual).not.to.have.length(0)
    })
  }
})
