import { resolve } from 'node:path'
import project from '../../package.json' with { type: 'json' }
import { type BlockDefinition, everyBlockEvents } from './block-definitions.ts'
import { eventTypes } from './element-types.ts'
import type { JsonSchema } from './json-schema-subset.ts'
import { typeOf } from './json-type.ts'
import { schemaOfType } from './type-schema.ts'

/** The module that defines every element. */
const MODULE = 'dist/boot.js'

/** Describes the elements as a Custom Elements Manifest (schema 2.1.0): `custom-elements.json`. */
export function customElementsManifest(blocks: readonly BlockDefinition[], root: string): object {
  const attributes = Object.entries(attributesOf(root))
  const everyEvent = everyBlockEvents(root)
  const declarations = blocks.map(block => {
    const { name, pascal, title, description, withoutScripts, cssProperties, parts } = block
    const events = [...block.eventDocs, ...everyEvent]
    return {
      kind: 'class',
      customElement: true,
      tagName: `ashlar-${name}`,
      name: `Ashlar${pascal}Element`,
      summary: title,
      description: `${description} Without JavaScript: ${withoutScripts}.`,
      superclass: { name: 'HTMLElement' },
      attributes: attributes.map(([attribute, schema]) => ({
        name: attribute,
        description: schema.description,
        type: { text: attribute === 'data-block-json' ? `${pascal}Data as JSON` : typeOf(schema) },
      })),
      events: events.map(([event, doc]) => ({
        name: `ashlar:${event}`,
        description: doc,
        type: { text: `CustomEvent<(${eventTypes(block.eventsType)})['${event}']>` },
      })),
      slots: [{ name: '', description: "The server's HTML, which the block takes as its content." }],
      cssProperties,
      cssParts: parts.map(part => ({ name: part })),
    }
  })
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        declarations,
        exports: declarations.map(({ tagName, name }) => ({
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name, module: MODULE },
        })),
      },
    ],
  }
}

/** Describes the elements as VS Code's custom data (`html.customData`): `html-custom-data.json`. */
export function htmlCustomData(blocks: readonly BlockDefinition[], root: string): object {
  const attributes = Object.entries(attributesOf(root))
  return {
    version: 1.1,
    tags: blocks.map(({ name, description, schema }) => ({
      name: `ashlar-${name}`,
      description: { kind: 'markdown', value: [description, ...fieldList(schema)].join('\n') },
      attributes: attributes.map(([attribute, { description: value = '', ...schema }]) => ({
        name: attribute,
        description: { kind: 'markdown', value },
        ...(schema.anyOf && {
          values: schema.anyOf.flatMap(choice => ('const' in choice ? [{ name: choice.const }] : [])),
        }),
      })),
    })),
  }
}

/** A list of the fields of `data-block-json`, in Markdown. */
const fieldList = ({ properties = {} }: JsonSchema): string[] => [
  '',
  ...Object.entries(properties).map(([key, { description }]) =>
    [`- \`${key}\``, description].filter(Boolean).join(': '),
  ),
]

/** The attributes of every block. */
function attributesOf(root: string): Readonly<Record<string, JsonSchema>> {
  const file = resolve(root, 'src/spec/block-attributes.ts')
  return schemaOfType({ text: 'BlockAttributes', file }, () => ({})).properties ?? {}
}

/** Describes `data-block-json` of a block as a JSON Schema document: `schemas/NAME.json`. */
export const schemaDocument = ({ name, description, schema }: BlockDefinition): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `${project.name}/schemas/${name}.json`,
  ...schema,
  description,
})
