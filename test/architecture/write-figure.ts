import { writeFileSync } from 'node:fs'
import { repositoryGraph } from '../conformance/repository.ts'
import { drawRooms } from './draw-rooms.ts'
import { roomImports } from './rooms.ts'

/** Updates the figure in `docs/architecture.md` from the imports of the code: `npm run docs:figure`. */
writeFileSync('docs/rooms.svg', drawRooms(roomImports(repositoryGraph())))
