import { describe, expect, it } from 'vitest'
import { cleanSvg } from './clean-svg'

const XML = '<svg xmlns="http://www.w3.org/2000/svg"'

const cleaned = (svg: string): string | undefined => cleanSvg(Buffer.from(svg))?.svg.toString().trim()

describe('an SVG', () => {
  it('keeps what draws', () => {
    const drawing = `${XML} viewBox="0 0 4 4"><style>.a { fill: url(#g) }</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"></stop></linearGradient></defs><title>A &#38; B</title><path class="a" d="M0 0" fill="url(#g)"></path><use href="#g"></use><text>a<tspan>b</tspan></text><animate attributeName="opacity" values="0;1"></animate><image href="data:image/png;base64,AA=="></image></svg>`
    expect(
      cleaned(`\ufeff<?xml version="1.0"?><!-- a > b --><!DOCTYPE svg [<!ENTITY a "b">]>\n${drawing}`),
    ).toBe(drawing)
    expect(cleanSvg(Buffer.from(drawing))?.removed).toEqual([])
    expect(cleaned('<svg xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"/></svg>')).toBe(
      `${XML}><use href="#a"></use></svg>`,
    )
  })

  it.each([
    '<script>alert(1)</script>',
    '<script href="data:,alert(1)"/>',
    '<g onclick="alert(1)"/>',
    '<g ONCLICK="alert(1)"/>',
    '<a href="javascript:alert(1)"><text>a</text></a>',
    '<foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject>',
    '<image href="https://evil.example/a.png"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<use href="https://evil.example/a.svg#a"/>',
    '<use xlink:href="data:image/svg+xml,evil#a"/>',
    '<feImage href="https://evil.example/a.png"/>',
    '<set attributeName="href" to="javascript:alert(1)"/>',
    '<animate attributeName="xlink:href" values="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<style>@import "https://evil.example/a.css";</style>',
    '<style>@im<g/>port "https://evil.example/a.css";</style>',
    '<style>a { fill: u\\72l(https://evil.example/) }</style>',
    '<style><![CDATA[a { fill: url( https://evil.example/ ) }]]></style>',
    '<style>@im\u0001port "https://evil.example/a.css";</style>',
    '<style>@font-face { src: u\uffferl(https://evil.example/) }</style>',
    '<rect style="background-image: u&#1;rl(https://evil.example/)"/>',
    '<rect fill="u\uffffrl(https://evil.example/a.svg#a)"/>',
    '<image href="&#1;https://evil.example/a.png"/>',
    '<rect fill="url(https://evil.example/a.svg#a)"/>',
    '<rect style="background: image-set(\'https://evil.example/\' 1x)"/>',
    '<iframe src="https://evil.example/"></iframe>',
    '<handler>alert(1)</handler>',
    '<listener event="click"/>',
    '<title><p onclick="alert(1)">a</p></title>',
  ])('loses %s, and says so', inside => {
    const result = cleanSvg(Buffer.from(`<svg>${inside}</svg>`))
    expect(`${result?.svg}`).not.toMatch(/evil|alert|onclick|@im.*port/i)
    expect(result?.removed.length).toBeGreaterThan(0)
  })

  it.each([
    [
      'an entity of the document type',
      '<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><svg><text>&x;</text></svg>',
      `${XML}><text>&#38;x;</text></svg>`,
    ],
    [
      'a name space',
      '<svg xmlns:h="http://www.w3.org/1999/xhtml"><h:script>alert(1)</h:script></svg>',
      `${XML}></svg>`,
    ],
    ['an end of a comment', '<svg><!--><script>alert(1)</script>--></svg>', `${XML}></svg>`],
    [
      'an instruction for a style sheet',
      '<?xml-stylesheet href="javascript:alert(1)"?><svg/>',
      `${XML}></svg>`,
    ],
    [
      'markup in a text',
      '<svg><text>&lt;script>alert(1)&lt;/script></text></svg>',
      `${XML}><text>&#60;script&#62;alert(1)&#60;/script&#62;</text></svg>`,
    ],
    ['what follows', '<svg/><script>alert(1)</script>', `${XML}></svg>`],
    ['characters that XML forbids', '<svg><text>a\u0001b</text></svg>', `${XML}><text>ab</text></svg>`],
  ])('has no %s', (_, svg, expected) => {
    expect(cleaned(svg)).toBe(expected)
  })

  it.each([
    '',
    'text',
    '<p><svg/></p>',
    '<html><svg/>',
    '<svgx/>',
    '<!--',
    '<?xml',
    '<!DOCTYPE html><svg/>x'.slice(0, 15),
  ])('is not %j', text => {
    expect(cleanSvg(Buffer.from(text))).toBe(undefined)
  })
})
