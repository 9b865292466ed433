/** What a spreadsheet would take for a formula: also after what nobody sees, and in the wide forms of East Asia. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r]/u

/** Rows as CSV that a spreadsheet opens as text: no cell of it is a formula (RFC 4180). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  // The mark tells spreadsheets that it is UTF-8.
  return `\ufeff${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
