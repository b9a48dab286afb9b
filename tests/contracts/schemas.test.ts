import { expect, test } from 'vitest'
import { everySchema } from './bundles.ts'
import { schemaFaults } from './schema-faults.ts'

test('every object is closed, and every string, array and number has bounds', () => {
  expect(everySchema.flatMap(([where, schema]) => schemaFaults(where, schema))).toEqual([])
})

test.each([
  ['an open object', { type: 'object', properties: {} }, 'open object'],
  [
    'an endless map',
    { type: 'object', additionalProperties: { type: 'boolean' } },
    'map without maxProperties',
  ],
  ['an endless list', { type: 'array', items: { type: 'boolean' } }, 'array without maxItems'],
  ['an endless text', { type: ['string', 'null'] }, 'string without maxLength'],
  ['a number without an upper bound', { type: 'integer', minimum: 0 }, 'integer without minimum and maximum'],
  ['no type at all', { description: 'something' }, 'anything goes'],
])('the check finds %s at any depth', (_, loose, fault) => {
  const schema = { type: 'object', additionalProperties: false, properties: { deep: { oneOf: [loose] } } }
  expect(schemaFaults('Here', schema)).toEqual([`Here.deep.oneOf 0: ${fault}`])
})
