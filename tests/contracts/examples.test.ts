import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { type Fields, isFields, listOf, type Node } from '#tools/generate/document.ts'
import { exampleOf } from '#tools/generate/example-of.ts'
import { bodies, calls, componentSchemas, jsonOf, openapi, responsesOf } from './bundles.ts'

const ajv = new Ajv2020({ strict: false, code: { optimize: false } })
addFormats.default(ajv)
ajv.addSchema({ $id: 'calls', components: openapi.components })

/** Ajv's errors for the value. Empty if it matches. */
function faultsOf(schema: Fields, value: Node): string[] {
  const located: unknown = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"calls#/components/'),
  )
  if (!isFields(located)) throw new Error('Not a schema')
  const check = ajv.compile(located)
  return check(value)
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const named = Object.entries(componentSchemas(openapi)).flatMap(([name, schema]): [string, Fields][] =>
  isFields(schema) ? [[name, schema]] : [],
)

describe('examples', () => {
  test.each(named.filter(([, schema]) => listOf(schema, 'examples').length > 0))(
    'of %s match it',
    (_, schema) => {
      expect(listOf(schema, 'examples').flatMap((example) => faultsOf(schema, example))).toEqual([])
    },
  )

  test.each(named)('built from the parts of %s match it', (name, schema) => {
    expect(faultsOf(schema, exampleOf(openapi, { $ref: `#/components/schemas/${name}` }))).toEqual([])
  })

  test.each(bodies)('$file matches its schema', ({ json: { schema, example } }) => {
    if (!isFields(schema) || example === undefined) throw new Error('There is no example')
    expect(faultsOf(schema, example)).toEqual([])
  })

  test('built from the parts of an answer match it', () => {
    const faults = calls.flatMap(({ id, operation }) =>
      responsesOf(operation).flatMap(([status, response]) => {
        const { schema, example } = jsonOf(response)
        if (!isFields(schema)) return []
        return faultsOf(schema, example ?? exampleOf(openapi, schema)).map(
          (fault) => `${id} ${status}: ${fault}`,
        )
      }),
    )
    expect(faults).toEqual([])
  })

  test('that do not match are detected', () => {
    expect(faultsOf({ $ref: '#/components/schemas/Price' }, { gold: -1, diamonds: 0 })).not.toEqual([])
  })
})
