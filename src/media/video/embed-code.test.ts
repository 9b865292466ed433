import { expect, it } from 'vitest'
import { readEmbed } from './embed-code'

const YOUTUBE = '//www.youtube.com/embed/aaaaaaaaaaa?wmode=opaque&enablejsapi=1'

it.each([
  ['an iframe', `<iframe src="${YOUTUBE}" width="854"></iframe>`, 'iframe', YOUTUBE],
  ['breaks around it', `<br/><br/><br/><iframe src='${YOUTUBE}'></iframe><br/>`, 'iframe', YOUTUBE],
  ['a bare attribute', '<IFRAME SRC=https://a.example/v ALLOWFULLSCREEN>', 'iframe', 'https://a.example/v'],
  [
    'escaped ampersands',
    '<iframe src="//a.example/?a=1&amp;b=2&#38;c=3&#x26;d">',
    'iframe',
    '//a.example/?a=1&b=2&c=3&d',
  ],
  [
    'a code escaped twice',
    '&lt;iframe src=&quot;https://a.example/v&quot;&gt;',
    'iframe',
    'https://a.example/v',
  ],
  [
    'a bracket in an attribute',
    '<iframe title="a > b" src="https://a.example/v">',
    'iframe',
    'https://a.example/v',
  ],
  ['an object', '<object data="https://a.example/v"></object>', 'object', 'https://a.example/v'],
  [
    'an object with a param',
    '<object><param name="movie" value="https://a.example/v"></object>',
    'object',
    'https://a.example/v',
  ],
  [
    'an object with an embed',
    '<object><embed src="https://a.example/v"></object>',
    'object',
    'https://a.example/v',
  ],
  ['the first of two', '<object data="/one"></object><iframe src="/two"></iframe>', 'object', '/one'],
  ['a script', '<script src="https://a.example/embed.js"></script>', 'invalid', ''],
  ['an iframe in a script', `<script>'<iframe src="/x">'</script>`, 'invalid', ''],
  ['an iframe in a comment', '<!-- <iframe src="/x"> -->', 'invalid', ''],
  ['an iframe after an endless comment', '<!-- <iframe src="/x">', 'invalid', ''],
  ['an iframe after an endless script', '<script><iframe src="/x">', 'invalid', ''],
  ['25,000 open tags', `${'<iframe '.repeat(25_000)}<iframe src="/x">`, 'iframe', '/x'],
  ['25,000 levels of escapes', `&${'amp;'.repeat(25_000)}lt;`, 'invalid', ''],
  ['an iframe without an address', '<iframe srcdoc="<b>x</b>"></iframe>', 'invalid', ''],
  ['a link', '<a href="https://a.example/v">Video</a>', 'invalid', ''],
  ['names out of prototypes', '&constructor;&toString;', 'invalid', ''],
  ['numbers that are no character', '&#x110000;&#99999999;', 'invalid', ''],
  ['nothing', '', 'invalid', ''],
])('reads %s as iframe, object or invalid [VID-03]', (_, html, kind, address) => {
  expect(readEmbed(html)).toMatchObject({ kind, address })
})
