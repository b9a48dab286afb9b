import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldsOf, isFields, resolve, textOf } from '#tools/generate/document.ts'
import { calls, openapi, parametersOf } from '../../contracts/bundles.ts'
import { baseParts, type CallParts, type ContractCall, writeRequest } from '../../support/contract-call.ts'
import { leadGuild } from '../../support/lead-guild.ts'
import type { Game } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { type KnownLord, openGameOfTwo, ownSubjects, subjectsFor } from '../../support/two-lords.ts'
import { sendWire } from '../../support/wire.ts'

/** Texts that `Number` reads as numbers, or that look like numbers, but are not written as whole numbers. */
const ODD_NUMBERS = [
  '1e309',
  '-1e309',
  'Infinity',
  '-Infinity',
  'NaN',
  '0x10',
  '0b1',
  '0o7',
  '1e3',
  '1E0',
  '1.0',
  '1.',
  '.5',
  '01',
  '-0',
  '+5',
  '--5',
  ' 5',
  '5 ',
  '5\n',
  '\t5',
  '5\u00a0',
  '\ufeff5',
  '５',
  '٥',
  '1_000',
  '1 000',
  '1,000',
  '5n',
  '[5]',
  '5,6',
  'null',
  'true',
  '9'.repeat(17),
  '9'.repeat(2000),
]

type WholeNumber = { readonly call: ContractCall; readonly place: 'path' | 'query'; readonly name: string }

const WHOLE_NUMBERS = calls.flatMap((call) =>
  parametersOf(call.operation).flatMap((parameter): WholeNumber[] => {
    const place = textOf(parameter, 'in')
    if (place !== 'path' && place !== 'query') return []
    const schema = resolve(openapi, fieldsOf(parameter, 'schema'))
    const isWhole = isFields(schema) && JSON.stringify(schema.type ?? null).includes('integer')
    return isWhole ? [{ call, place, name: textOf(parameter, 'name') ?? '' }] : []
  }),
)

let game: Game
let lord: KnownLord
let cookie: string

beforeAll(async () => {
  ;({ game, lord } = await openGameOfTwo())
  await leadGuild(lord.player.id)
  cookie = (await openTestSession(game.platform, lord.player.id)).cookie
})
afterAll(() => game.close())

type Sent = { readonly status: number; readonly fields: readonly string[] }

async function send(call: ContractCall, parts: CallParts): Promise<Sent> {
  const answer = await sendWire(game.platform.config.publicUrl, writeRequest(call, parts))
  const body: { details?: { fields?: { path: string }[] } } =
    answer.text === '' ? {} : JSON.parse(answer.text)
  return { status: answer.status, fields: body.details?.fields?.map(({ path }) => path) ?? [] }
}

function goodParts(call: ContractCall): CallParts {
  const parts = baseParts(call, subjectsFor(call.id, ownSubjects(lord)))
  return { ...parts, headers: { ...parts.headers, cookie } }
}

function withValues(parts: CallParts, { place, name }: WholeNumber, values: readonly string[]): CallParts {
  if (place === 'path') return { ...parts, params: { ...parts.params, [name]: values.join(',') } }
  const others = parts.query.filter(([known]) => known !== name)
  return { ...parts, query: [...others, ...values.map((value) => [name, value] as const)] }
}

describe.each(WHOLE_NUMBERS.map((parameter) => ({ ...parameter, operation: parameter.call.id })))(
  'the whole number $name in the $place of $operation',
  (parameter) => {
    const field = `${parameter.place === 'path' ? 'params' : 'query'}.${parameter.name}`

    it('is refused with its field unless it is written in decimal digits', async () => {
      const parts = goodParts(parameter.call)
      const lists = [
        ...ODD_NUMBERS.map((value) => [value]),
        ...(parameter.place === 'query' ? [[''], ['1', '2'], ['1', '1']] : []),
      ]
      const others: unknown[] = []
      for (const values of lists) {
        const { status, fields } = await send(parameter.call, withValues(parts, parameter, values))
        if (status !== 400 || !fields.includes(field)) others.push({ values, status, fields })
      }
      expect(others).toEqual([])
    })
  },
)

it('finds the whole numbers of the contract', () => {
  expect(WHOLE_NUMBERS.length).toBeGreaterThan(90)
})

it.each([
  '/api/public/guides/1e309',
  '/api/public/news?limit=1e309',
  '/api/public/fair-secrets?limit=Infinity',
])('refuses %s to visitors', async (path) => {
  const answer = await sendWire(game.platform.config.publicUrl, { method: 'GET', path, headers: {} })
  expect({ status: answer.status, body: JSON.parse(answer.text) }).toMatchObject({
    status: 400,
    body: { code: 'badRequest', message: 'Здесь нужно целое число, записанное цифрами' },
  })
})
