/**
 * A Markdown table of the fields of an interface: name, type and the text of their comments.
 *
 * @throws if the source has no such interface.
 */
export function fieldsOf(source: string, name: string): string {
  const [, body] = new RegExp(`export interface ${name} \\{\\n(.*?)\\n\\}`, 's').exec(source) ?? []
  if (body === undefined) throw new Error(`there is no interface ${name}`)
  const rows = body
    .split(/\n(?= {2}\/\*\*)|\n(?= {2}readonly)(?<! \*\/\n)/)
    .map(text => rowOf(text))
    .join('\n')
  return `| key | type | meaning |\n|---|---|---|\n${rows}`
}

function rowOf(text: string): string {
  const [, key = '', optional, type = ''] = /readonly (\w+)(\?)?: (.+)$/m.exec(text) ?? []
  const comment = (/\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? '').replace(/\s*\n\s*\* ?/g, ' ').trim()
  const cell = (part: string): string => part.replaceAll('|', '\\|')
  return `| \`${key}\`${optional ? '' : ' (required)'} | \`${cell(type)}\` | ${cell(comment)} |`
}
