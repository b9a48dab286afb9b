import { type CallParts, type ContractCall, writeRequest } from '../../support/contract-call.ts'
import { type BadRequest, malformed, refused } from './bad-request.ts'

/** The console's lists have JSON in the query. The contract limits only its length. */
const BAD_BY_PARAMETER: Readonly<Record<string, readonly string[]>> = {
  filter: [
    '',
    '{',
    '[]',
    'null',
    '1',
    '{"gold":1}',
    '{"q":1}',
    '{"id":["a"]}',
    '{"id":[0]}',
    '{"playerId":"1"}',
    '{"playerId":1e300}',
    '{"__proto__":{"playerId":1}}',
    '{"source":"NONE"}',
    '[[[[[[[[[[]]]]]]]]]]',
  ],
  range: [
    '',
    '{}',
    '[0]',
    '[0,1,2]',
    '[-1,5]',
    '[5,1]',
    '[0,100]',
    '[0,1e9]',
    '[0.5,2]',
    '["0","5"]',
    'null',
  ],
  sort: [
    '',
    '[]',
    '["id"]',
    '["password_hash","ASC"]',
    '["id","asc; DROP TABLE player"]',
    '[1,2]',
    '{"id":"ASC"}',
  ],
}

/** The shape is valid, but the text is not valid in the database. */
const TRICKY_FILTERS = ['{"q":"\\u0000"}', '{"q":"\\ud800"}']

function isListed(call: ContractCall): boolean {
  return call.id.startsWith('list') && call.id.endsWith('ForAdmin')
}

export function badFilters(call: ContractCall, parts: CallParts): BadRequest[] {
  if (!isListed(call)) return []
  const put = (name: string, value: string) =>
    writeRequest(call, {
      ...parts,
      query: [...parts.query.filter(([known]) => known !== name), [name, value]],
    })
  return [
    ...Object.entries(BAD_BY_PARAMETER).flatMap(([name, values]) =>
      values.map((value) => malformed(`${name} ${value}`, put(name, value))),
    ),
    ...TRICKY_FILTERS.map((value) => refused(`filter ${value}`, put('filter', value))),
  ]
}
