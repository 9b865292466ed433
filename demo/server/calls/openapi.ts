import * as z from 'zod/mini'
import { CRUMB, CRUMB_HEADER, crumbFailure } from '../../../src/calls/core/crumb.ts'
import { submissionFailure } from '../../../src/calls/form.ts'
import { refusal } from '../../../src/calls/refusal.ts'
import { MEDIA_TYPES } from '../requests/body.ts'
import type { CrumbPlace } from '../requests/crumbs.ts'
import { SESSION_COOKIES } from '../requests/session-cookies.ts'
import type { Call } from './call.ts'

type Json = Readonly<Record<string, unknown>>

/** Describes all calls as an OpenAPI 3.1 document. */
export function openApi(calls: readonly Call[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of calls) {
    const methods = paths[call.path] ?? {}
    methods[call.method.toLowerCase()] = operation(call)
    paths[call.path] = methods
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ashlar reference backend',
      version: '1',
      description: 'Every call that the blocks make, with the schemas of src/calls.',
    },
    paths,
    components: {
      securitySchemes: Object.fromEntries(
        Object.entries(SESSION_COOKIES).map(([kind, name]) => [kind, { type: 'apiKey', in: 'cookie', name }]),
      ),
    },
  }
}

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The request is wrong, or its crumb is missing or stale',
  401: 'Nobody is signed in, or not with that',
  403: 'Not allowed',
  404: 'There is no such thing',
  409: 'The key has been used for another content',
  413: 'The body is too large',
  415: 'The body is of another type',
  429: 'Too many calls',
  500: 'An internal error',
  503: 'The database cannot be reached',
  507: 'The disk is full',
}

function operation({ summary, path, crumb, account, query, body, answer, refusals = [] }: Call): Json {
  const statuses = [
    400,
    ...(account ? [401] : []),
    ...(body ? [413, 415] : []),
    429,
    500,
    503,
    507,
    ...refusals,
  ]
  const failures = z.union([refusal, crumbFailure, submissionFailure])
  return {
    summary,
    ...(account && { security: [{ [account]: [] }] }),
    parameters: [
      ...pathParameters(path),
      ...crumbParameters(crumb),
      ...(query ? queryParameters(query) : []),
    ],
    ...(body && {
      requestBody: {
        content: Object.fromEntries(
          MEDIA_TYPES[body.kind]
            .filter(Boolean)
            .map(type => [type, { schema: schemaOf(body.schema, 'input') }]),
        ),
      },
    }),
    responses: {
      ...success(answer),
      ...Object.fromEntries(statuses.map(status => [status, answerIn(REFUSALS[status] ?? '', failures)])),
    },
  }
}

function success(answer: Call['answer']): Json {
  if (answer === undefined) return { 204: { description: 'It is done' } }
  if (answer === 'image') return { 200: { description: 'A picture', content: { 'image/gif': {} } } }
  return { '2XX': answerIn('It is done', answer) }
}

const answerIn = (description: string, schema: z.ZodMiniType): Json => ({
  description,
  content: { 'application/json': { schema: schemaOf(schema, 'output') } },
})

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function crumbParameters(place: CrumbPlace): Json[] {
  if (place === 'none' || place === 'field') return []
  const required = place !== 'if-sent'
  const isHeader = place === 'header'
  return [
    {
      name: isHeader ? CRUMB_HEADER : CRUMB,
      in: isHeader ? 'header' : 'query',
      required,
      schema: { type: 'string' },
    },
  ]
}

function queryParameters(query: z.ZodMiniType): Json[] {
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod
      // A pipe transforms its input; the document describes the input.
      if (def.type === 'pipe') Object.assign(jsonSchema, schemaOf((def as unknown as PipeDef).in, 'input'))
      // Custom schemas have no JSON Schema; the values they accept reveal their type.
      if (def.type === 'custom') Object.assign(jsonSchema, kindOf(zodSchema))
    },
  })
  return json
}

interface PipeDef {
  readonly in: z.ZodMiniType
}

/** One value per type; at least one must be accepted. */
const EXAMPLES: readonly (readonly [type: string, examples: readonly unknown[]])[] = [
  ['object', [{}, { value: '1.00', currency: 'USD' }]],
  ['string', ['', 'month', '2026-10-03']],
  ['number', [1.5]],
  ['integer', [1]],
  ['null', [null]],
  ['boolean', [true]],
]

function kindOf(schema: z.core.$ZodType): Json {
  const kinds = EXAMPLES.flatMap(([type, examples]) =>
    examples.some(value => z.safeParse(schema, value).success) ? [type] : [],
  )
  const types = kinds.includes('number') ? kinds.filter(type => type !== 'integer') : kinds
  return types.length > 0 ? { type: types.length > 1 ? types : types[0] } : {}
}
