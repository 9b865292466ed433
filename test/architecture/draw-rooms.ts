import { HOUSE, type RoomImport } from './rooms.ts'

const ROW = 34
const WIDTH = 880
/** Right edge of the names, where the arcs begin. */
const NAMES = 430
const TOP = 20

const STYLE = `
  text { font: 13px ui-sans-serif, system-ui, sans-serif; fill: #1d1f24 }
  .purpose { fill: #5c6370 }
  .room { fill: #f4f5f7; stroke: #cfd3da }
  .src { fill: #eaf1fb } .blocks { fill: #eef7ec } .runtime { fill: #fdf3e4 }
  path { fill: none; stroke: #4b6fae; stroke-opacity: .4; stroke-width: 1 }
  .lazy { stroke-dasharray: 4 3 }
  circle { fill: #4b6fae }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8eaee } .purpose { fill: #a3abb8 }
    .room { fill: #23262d; stroke: #3c424d } .src { fill: #1f2a3a } .blocks { fill: #20301f } .runtime { fill: #362c1c }
    path { stroke: #8fb0ea } circle { fill: #8fb0ea }
  }`

/**
 * Draws the rooms in their order as an SVG. An arc leads from a room down to one that it imports, dashed if the import
 * is lazy. It shows whether there is an import, not how many, so that the figure changes only with the structure.
 */
export function drawRooms(imports: readonly RoomImport[]): string {
  const place = new Map(HOUSE.map(({ path }, index) => [path, TOP + index * ROW + ROW / 2]))
  const height = TOP * 2 + HOUSE.length * ROW
  const rows = HOUSE.map(({ path, purpose }, index) => {
    const top = TOP + index * ROW
    const [kind] = path.split('/')
    return `  <rect class="room ${kind}" x="12" y="${top + 2}" width="${NAMES - 12}" height="${ROW - 4}" rx="5"/>
  <text x="24" y="${top + 22}">${path}</text><text class="purpose" x="170" y="${top + 22}">${purpose}</text>`
  })
  const arcs = [...imports]
    .sort((a, b) => `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`, 'en'))
    .map(({ from, to, isLazy }) => {
      const start = place.get(from) ?? 0
      const end = place.get(to) ?? 0
      const reach = NAMES + 30 + Math.abs(end - start) * 0.55
      return `  <path${isLazy ? ' class="lazy"' : ''} d="M${NAMES} ${start}C${reach} ${start} ${reach} ${end} ${NAMES} ${end}"><title>${from} → ${to}</title></path>
  <circle cx="${NAMES}" cy="${end}" r="2.5"/>`
    })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="The rooms of Ashlar in their order; each imports only those below it">
  <style>${STYLE}
  </style>
${[...rows, ...arcs].join('\n')}
</svg>
`
}
