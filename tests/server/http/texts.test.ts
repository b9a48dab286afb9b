import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldsOf, isFields, type Node, resolve } from '#tools/generate/document.ts'
import { calls, openapi } from '../../contracts/bundles.ts'
import { baseParts, bodySchemaOf, type ContractCall, writeRequest } from '../../support/contract-call.ts'
import { leadGuild } from '../../support/lead-guild.ts'
import type { Game } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { type KnownLord, openGameOfTwo, ownSubjects, subjectsFor } from '../../support/two-lords.ts'
import { sendWire } from '../../support/wire.ts'
import { BOSS } from '../crusades/crusaders.ts'
import { band, bodyOf } from '../guilds/guild-folk.ts'

let game: Game
let lord: KnownLord
let cookie: string

beforeAll(async () => {
  ;({ game, lord } = await openGameOfTwo())
  await leadGuild(lord.player.id)
})
afterAll(() => game.close())

async function send(call: ContractCall, change: (body: { [key: string]: Node }) => Node) {
  const parts = baseParts(call, subjectsFor(call.id, ownSubjects(lord)))
  const body = isFields(parts.body) ? change(parts.body) : null
  const headers = { ...parts.headers, cookie }
  return sendWire(game.platform.config.publicUrl, writeRequest(call, { ...parts, headers, body }))
}

/** The schemas of a call's texts, by the fields of its body. */
function textSchemasOf(call: ContractCall) {
  return Object.entries(fieldsOf(resolve(openapi, bodySchemaOf(call)), 'properties')).flatMap(
    ([name, field]) => {
      const schema = resolve(openapi, field)
      return isFields(schema) && schema.type === 'string' && !schema.enum && !schema.format
        ? [{ name, schema }]
        : []
    },
  )
}

/** The fields of a call's body that are text. */
function textsOf(call: ContractCall): string[] {
  return textSchemasOf(call).map(({ name }) => name)
}

const CALLS_WITH_TEXT = calls.filter((call) => textsOf(call).length > 0)

describe.each(CALLS_WITH_TEXT.map((call) => ({ operation: call.id, call })))('$operation', ({ call }) => {
  it('refuses a text that the database cannot keep, with its field', async () => {
    cookie = (await openTestSession(game.platform, lord.player.id)).cookie
    const others: unknown[] = []
    for (const name of textsOf(call)) {
      for (const text of ['\u0000', 'Слово\u0000слово', 'Слово \ud83d слово']) {
        const answer = await send(call, (body) => ({ ...body, [name]: text }))
        if (answer.status !== 400 || !answer.text.includes(`body.${name}`))
          others.push([name, text, answer.status, answer.text])
      }
    }
    expect(others).toEqual([])
  })
})

/** A longer text does not fit into the body of any call but a guide's. */
const LONGEST_SENT = 40_000

/** Texts of wrong lengths, with the message of the contract for each. */
function wrongLengths(schema: { readonly [key: string]: Node }): { text: string; message: Node }[] {
  const [min, max] = [Number(schema.minLength ?? 0), Number(schema.maxLength)]
  const own = fieldsOf(schema, 'x-messages')
  const shorter = [...new Set([0, min - 1])].filter((length) => length >= 0 && length < min)
  const longer = [max + 1, max * 3].filter((length) => length <= LONGEST_SENT + 1)
  return [
    ...shorter.map((length) => ({ length, message: own.minLength ?? schema['x-message'] })),
    ...longer.map((length) => ({ length, message: own.maxLength ?? schema['x-message'] })),
  ].flatMap(({ length, message }) =>
    // With a letter and with a sign that most texts may not hold: the length is named all the same.
    ['ж', '|'].map((sign) => ({ text: sign.repeat(length), message: message ?? '' })),
  )
}

const CALLS_WITH_MESSAGES = CALLS_WITH_TEXT.filter((call) =>
  textSchemasOf(call).some(({ schema }) => schema['x-message'] !== undefined),
)

describe.each(CALLS_WITH_MESSAGES.map((call) => ({ operation: call.id, call })))('$operation', ({ call }) => {
  it('names the length of a text that is empty, too short, too long or far too long', async () => {
    cookie = (await openTestSession(game.platform, lord.player.id)).cookie
    const others: unknown[] = []
    for (const { name, schema } of textSchemasOf(call)) {
      if (schema['x-message'] === undefined) continue
      for (const { text, message } of wrongLengths(schema)) {
        const answer = await send(call, (body) => ({ ...body, [name]: text }))
        if (!answer.text.includes(JSON.stringify({ path: `body.${name}`, message })))
          others.push([name, text.slice(0, 5), text.length, message, answer.status, answer.text])
      }
    }
    expect(others).toEqual([])
  })
})

it.each(['q', 'nameKey'])('refuses a filter of a list with such a text', async (field) => {
  cookie = (await openTestSession(game.platform, lord.player.id)).cookie
  const filter = encodeURIComponent(JSON.stringify({ [field]: 'а\u0000б' }))
  const answer = await sendWire(game.platform.config.publicUrl, {
    method: 'GET',
    path: `/api/admin/players?filter=${filter}`,
    headers: { cookie },
  })
  expect(answer.status).toBe(400)
})

describe('the description of a guild', () => {
  const ORDINARY = [
    '👨‍👩‍👧 семья, 👩‍🚀 и 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'Столбец\tстолбец',
    'При\u00adзыв: пере\u00adнос',
    'ноль\u200bширины, неразрывный\u00a0пробел',
    '👑'.repeat(2_000),
  ]

  it.each(ORDINARY)('takes %j', async (description) => {
    const { leader, tag } = await band(game)
    const answer = await leader.call('editGuild', { params: { guildTag: tag }, body: { description } })
    expect(bodyOf(answer).guild.description).toBe(description)
  })

  it('keeps line breaks of every system as one, and counts each as one character', async () => {
    const { leader, tag } = await band(game)
    const lines = ['Первая', 'вторая', 'ж'.repeat(2_000 - 14)]
    const edit = (description: string) =>
      leader.call('editGuild', { params: { guildTag: tag }, body: { description } })
    expect(bodyOf(await edit(lines.join('\r\n'))).guild.description).toBe(lines.join('\n'))
    expect(bodyOf(await edit('Раз\rдва')).guild.description).toBe('Раз\nдва')
  })

  it.each([
    ['ж'.repeat(2_001), 'Описание: не длиннее 2000 знаков'],
    ['Звонок \u0007', 'Описание: уберите управляющие знаки и знаки направления письма'],
    ['тсет \u202eслово', 'Описание: уберите управляющие знаки и знаки направления письма'],
    ['Слово\u0000', 'В тексте есть знак, который нельзя сохранить: наберите текст заново'],
  ])('refuses another one with the true reason', async (description, message) => {
    const { leader, tag } = await band(game)
    const { status, error } = await leader.call('editGuild', {
      params: { guildTag: tag },
      body: { description },
    })
    expect({ status, message: error.message }).toEqual({ status: 400, message })
  })
})

describe('refuses the name', () => {
  it.each([
    ['', 422, 'Название должно содержать не менее 4 символов'],
    ['Юг', 422, 'Название должно содержать не менее 4 символов'],
    ['ж'.repeat(31), 422, 'Название должно содержать не более 30 символов'],
    ['ж'.repeat(101), 400, 'Название должно содержать не более 30 символов'],
    ['Бык #1', 400, 'Название: буквы, цифры, пробелы и знаки « » „ “ ” " \' ’ . , ; : ! ? … ( ) № + — – -'],
  ])('%j of a crusade with the true reason', async (name, status, message) => {
    const caller = await game.lord({}, ['groupMissionOpenBanner', 'groupMissionJoinBanner'])
    const answer = await caller.call('createCrusade', { body: { ...BOSS, name } })
    const { error } = answer
    const messages = [error.message].flat()
    expect([answer.status, messages]).toEqual([status, expect.arrayContaining([message])])
  })
})
