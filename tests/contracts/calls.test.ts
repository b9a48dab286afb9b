import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { PAGE_PARTS, PAGES } from '#catalogue/pages.ts'
import { GUILD_PERMISSIONS } from '#rules/guilds/guild.ts'
import { fieldsOf, isFields, listOf, textOf } from '#tools/generate/document.ts'
import { calls, componentSchemas, jsonOf, mutations, openapi, parametersOf, responsesOf } from './bundles.ts'

const VERB_AND_NOUN = /^[a-z]+([A-Z][a-z]*)+$/
const PATH = /^(\/([a-z]+(-[a-z]+)*|\{[a-z][A-Za-z]*\}))+$/
const COUNTED_BY = ['player', 'address', 'addressAndEmail']

const domains = listOf(openapi, 'tags').map((tag) => textOf(tag, 'name'))
const channels = Object.keys(fieldsOf(componentSchemas(openapi).GameData, 'properties'))
const roles = listOf(componentSchemas(openapi).Role, 'enum')

function idsWhere(list: typeof calls, isAtFault: (call: (typeof calls)[number]) => boolean) {
  return list.filter(isAtFault).map(({ id }) => id)
}

describe('every call', () => {
  test('is named by a verb and a noun, once', () => {
    expect(idsWhere(calls, ({ id }) => !VERB_AND_NOUN.test(id))).toEqual([])
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
  })

  test('has a path of kebab-case nouns', () => {
    expect(idsWhere(calls, ({ path }) => !PATH.test(path))).toEqual([])
  })

  test('belongs to one domain and stands in its folder of the contract', () => {
    const list: unknown = parse(readFileSync(new URL('../../contracts/paths.yaml', import.meta.url), 'utf8'))
    const paths = isFields(list) ? list : {}
    const misplaced = idsWhere(calls, ({ path, operation }) => {
      const [domain, ...others] = listOf(operation, 'tags')
      const folder = textOf(paths[path], '$ref')?.split('/')[1]
      return others.length > 0 || !domains.includes(String(domain)) || folder !== domain
    })
    expect(misplaced).toEqual([])
  })

  test('has a summary of one line and a description', () => {
    const isOneLine = (text: string | undefined) => text !== undefined && /^[^\n]{3,80}[^\n.]$/.test(text)
    expect(idsWhere(calls, ({ operation }) => !isOneLine(textOf(operation, 'summary')))).toEqual([])
    expect(idsWhere(calls, ({ operation }) => !textOf(operation, 'description')?.trim())).toEqual([])
  })

  test('declares who may call it', () => {
    expect(listOf(openapi, 'security')).not.toEqual([])
    const known = Object.keys(fieldsOf(fieldsOf(openapi, 'components'), 'securitySchemes'))
    const unknown = calls.flatMap(({ operation }) =>
      listOf(operation, 'security').flatMap((scheme) => Object.keys(isFields(scheme) ? scheme : {})),
    )
    expect(unknown.filter((scheme) => !known.includes(scheme))).toEqual([])
    const strangeRoles = calls.flatMap(({ operation }) => listOf(operation, 'x-roles'))
    expect(strangeRoles.filter((role) => !roles.includes(role))).toEqual([])
  })

  test('has a rate limit that the platform can count', () => {
    const isLimited = (limit: unknown) =>
      isFields(limit) &&
      Number(limit.points) > 0 &&
      Number(limit.durationSeconds) > 0 &&
      COUNTED_BY.includes(String(limit.by))
    expect(idsWhere(calls, ({ operation }) => !isLimited(operation['x-rate-limit']))).toEqual([])
  })

  test('names only existing live channels', () => {
    const named = calls.flatMap(({ operation }) => listOf(operation, 'x-live')).map(String)
    expect(named.filter((channel) => !channels.includes(channel))).toEqual([])
  })

  test('opens with a page of the game or a part of one', () => {
    const opening: (string | null)[] = [...Object.values(PAGES), ...Object.values(PAGE_PARTS)].map(
      ({ unlock }) => unlock,
    )
    const locked = calls.flatMap(({ operation }) => textOf(operation, 'x-unlock') ?? [])
    expect(locked.length).toBeGreaterThan(0)
    expect(locked.filter((unlock) => !opening.includes(unlock))).toEqual([])
  })

  test('closes every change of a feature by its switch, except cancelled orders and the own limit', () => {
    const features = {
      market: 'market',
      raids: 'raids',
      guilds: 'guilds',
      crusades: 'crusades',
      donate: 'store',
    }
    const expected: Record<string, string | undefined> = features
    const wrong = mutations.filter(
      ({ operation }) =>
        operation['x-feature'] !==
        (listOf(operation, 'x-roles').length > 0
          ? undefined
          : expected[String(listOf(operation, 'tags')[0])]),
    )
    expect(wrong.map(({ id }) => id).sort()).toEqual(['cancelDonateOrder', 'setDonateLimit'])
    const reads = calls.filter(({ method, operation }) => method === 'get' && 'x-feature' in operation)
    expect(reads.map(({ id }) => id)).toEqual([])
  })

  test('asks for permissions that guild roles have', () => {
    const permissions: readonly string[] = GUILD_PERMISSIONS
    const asked = calls.flatMap(({ operation }) => listOf(operation, 'x-guild-permission')).map(String)
    expect(asked.filter((permission) => !permissions.includes(permission))).toEqual([])
  })

  test('has only success and error answers, and one shape for errors', () => {
    const strays = calls.flatMap(({ id, operation }) =>
      responsesOf(operation)
        .filter(
          ([status, response]) =>
            !status.startsWith('2') &&
            // 304 has no body.
            !(status === '304' && jsonOf(response).schema === undefined) &&
            textOf(jsonOf(response).schema, '$ref') !== '#/components/schemas/Error',
        )
        .map(([status]) => `${id} ${status}`),
    )
    expect(strays).toEqual([])
  })

  test('declares refusals for bad input, a missing session and too many calls', () => {
    const statuses = (call: (typeof calls)[number]) => responsesOf(call.operation).map(([status]) => status)
    const isGuarded = ({ operation }: (typeof calls)[number]) =>
      !(
        Array.isArray(operation.security) &&
        operation.security.some((scheme) => Object.keys(scheme ?? {}).length === 0)
      ) && !(Array.isArray(operation.security) && operation.security.length === 0)
    expect(idsWhere(calls, (call) => !statuses(call).includes('400'))).toEqual([])
    expect(idsWhere(calls, (call) => !statuses(call).includes('429'))).toEqual([])
    expect(idsWhere(calls.filter(isGuarded), (call) => !statuses(call).includes('401'))).toEqual([])
    const isClosed = ({ operation }: (typeof calls)[number]) =>
      'x-unlock' in operation || 'x-guild-permission' in operation
    expect(idsWhere(calls, (call) => isClosed(call) && !statuses(call).includes('403'))).toEqual([])
  })
})

describe('every call by GET', () => {
  const reads = calls.filter(({ method }) => method === 'get')

  test('only reads: its name says so, and it takes neither body nor key', () => {
    expect(reads.length).toBeGreaterThan(0)
    expect(idsWhere(reads, ({ id }) => !/^(?:get|list)[A-Z]/.test(id))).toEqual([])
    const isWriting = ({ operation }: (typeof calls)[number]) =>
      'requestBody' in operation || parametersOf(operation).some(({ name }) => name === 'Idempotency-Key')
    expect(idsWhere(reads, isWriting)).toEqual([])
  })

  test('is served without a transaction', () => {
    const folder = new URL('../../server/domains/', import.meta.url)
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    const ids = new Set(reads.map(({ id }) => id))
    const commands = sources.flatMap((text) =>
      [...text.matchAll(/(?:(\w+)\s*[:=]\s*command\b|\bcommand<'(\w+)'>)/g)].map(
        ([, name, of]) => of ?? name ?? '',
      ),
    )
    expect(commands.length).toBeGreaterThan(20)
    expect(commands.filter((name) => ids.has(name))).toEqual([])
  })
})

describe('every mutation', () => {
  test('takes an idempotency key, and declares conflicts of keys', () => {
    const takesKey = ({ operation }: (typeof calls)[number]) =>
      parametersOf(operation).some(({ name, in: place }) => name === 'Idempotency-Key' && place === 'header')
    expect(idsWhere(mutations, (call) => !takesKey(call))).toEqual([])
    const statuses = (operation: Parameters<typeof responsesOf>[0]) =>
      responsesOf(operation).map(([status]) => status)
    expect(idsWhere(mutations, ({ operation }) => !statuses(operation).includes('409'))).toEqual([])
    expect(idsWhere(mutations, ({ operation }) => !statuses(operation).includes('422'))).toEqual([])
  })

  test('that changes live channels accepts subscriptions and answers with gameData', () => {
    const live = mutations.filter(({ operation }) => listOf(operation, 'x-live').length > 0)
    expect(live.length).toBeGreaterThan(0)
    const takesSubscriptions = ({ operation }: (typeof calls)[number]) =>
      parametersOf(operation).some(({ name }) => name === 'game-data-subscribes')
    expect(idsWhere(live, (call) => !takesSubscriptions(call))).toEqual([])
  })
})
