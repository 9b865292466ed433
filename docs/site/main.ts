import '../../demo/server/extensionless-imports.ts'

const { buildDocs } = await import('./build.ts')
await buildDocs()
