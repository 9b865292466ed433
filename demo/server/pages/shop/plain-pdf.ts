/** A page of A4, in points. */
const PAGE = { width: 595, height: 842, margin: 72 } as const

const LINE = 18
const LETTERS_OF_A_LINE = 72

/** A PDF of one page: a title and paragraphs. Letters beyond Latin-1 become question marks. */
export function plainPdf(title: string, paragraphs: readonly string[]): Uint8Array<ArrayBuffer> {
  const lines = paragraphs.flatMap(text => ['', ...wrap(text)])
  const drawn = [
    'BT',
    `/F1 20 Tf ${PAGE.margin} ${PAGE.height - PAGE.margin - 20} Td (${pdfText(title)}) Tj`,
    '/F1 11 Tf',
    ...lines.map(line => `0 -${LINE} Td (${pdfText(line)}) Tj`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ]
  const starts: number[] = []
  let text = '%PDF-1.4\n'
  for (const [index, object] of objects.entries()) {
    starts.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = starts.map(start => `${`${start}`.padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Uint8Array.from(text + end, letter => letter.charCodeAt(0))
}

/** Text of a PDF, a byte for each letter. */
const pdfText = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, '?')
    .replace(/[\\()]/g, '\\$&')

function wrap(text: string): string[] {
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length > LETTERS_OF_A_LINE && lines.at(-1)) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
