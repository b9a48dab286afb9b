import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nameSkeleton } from '#rules/core/name-skeleton.ts'
import { RENAME_DIAMONDS } from '#rules/settings/rename.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { sql } from '#server/platform/sql.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { bodyOf, fellow, freshNames } from '../guilds/guild-folk.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

let accounts = 0

function register(name: string) {
  accounts += 1
  const password = 'krepost-na-holme'
  const body = { name, email: `alike${accounts}@example.org`, password, confirmPassword: password }
  return game.visitor('registerPlayer', { body })
}

function rename(lord: Lord, name: string, expectedDiamonds = 0) {
  return lord.call('changeProfile', { body: { name, expectedDiamonds } })
}

/** Lets the time pass until names may be changed again. */
function waitForRename() {
  return withPlatform(game.platform, () => sql`UPDATE player_name SET until = until - interval '31 days'`)
}

const ALIKE = 'Имя слишком похоже на занятое: выберите другое'

describe('the database', () => {
  it('reads the look of a name as the rules do', async () => {
    const letters =
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя'
    const names = [...letters, ...'0123456789 -', 'Burnham rn', 'vvvwv', 'Лорд 3има', letters, '«ё»!']
    const rows = await withPlatform(
      game.platform,
      () =>
        sql<{
          name: string
          look: string
        }>`SELECT name, name_skeleton(name) AS look FROM unnest(${names}::text[]) AS name`,
    )
    expect(rows).toEqual(names.map((name) => ({ name, look: nameSkeleton(name) })))
  })
})

describe('the name of a lord', () => {
  it('is refused if it looks like another, with its field', async () => {
    expect((await register('МАХНОТ')).status).toBe(200)
    for (const name of ['MAXHOT', 'МАХН0Т', 'МАХ НОТ', 'maxhot']) {
      const { status, error } = await register(name)
      expect({
        name,
        status,
        code: error.code,
        message: error.message,
        fields: error.details?.fields,
      }).toEqual({
        name,
        status: 409,
        code: 'nameTaken',
        message: ALIKE,
        fields: [{ path: 'body.name', message: ALIKE }],
      })
    }
    const lord = await game.lord()
    expect((await rename(lord, 'MAXHOT')).error).toMatchObject({ code: 'nameTaken', message: ALIKE })
  })

  it('goes to one of twenty who ask for names that look alike at once', async () => {
    const names = Array.from(
      { length: 20 },
      (_, index) => ['СТКОАРРВ', 'CTKOAPPB', 'СТК0АРРВ', 'СТКО АРРВ'][index % 4] ?? '',
    )
    const answers = await Promise.all(names.map(register))
    // A busy server may put some off.
    const settled = answers.filter(({ status }) => status !== 503)
    const outcomes = settled.map(({ status, error }) => (status === 200 ? 'registered' : error.code))
    expect(outcomes.filter((outcome) => outcome === 'registered')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['registered', 'nameTaken']))
  })

  it('may change to one that looks like the own', async () => {
    const lord = await game.lord({ diamonds: 1_000 })
    bodyOf(await rename(lord, 'Ветрогон'))
    await waitForRename()
    expect(bodyOf(await rename(lord, 'Ветрог0н', RENAME_DIAMONDS)).profile.name).toBe('Ветрог0н')
    expect((await register('Ветрогон')).status).toBe(409)
  })

  it('waits for its former owner, and so do those that look like it', async () => {
    const lord = await game.lord({ diamonds: 1_000 })
    bodyOf(await rename(lord, 'Снегопад'))
    await waitForRename()
    bodyOf(await rename(lord, 'Листопад', RENAME_DIAMONDS))
    const { status, error } = await register('Снег0пад')
    expect([status, error.message]).toEqual([409, 'Это имя уже занято'])
  })

  it.each(['Модератор', 'Поддержка', 'Донжон', 'Админ 1', 'support', 'Telegram', 'undefined', 'Неизвестен'])(
    '%s is reserved for the game',
    async (name) => {
      const { status, error } = await register(name)
      expect([status, error.code, error.message]).toEqual([
        409,
        'nameReserved',
        'Это имя оставлено для игры: выберите другое',
      ])
      expect((await rename(await game.lord(), name)).error.code).toBe('nameReserved')
    },
  )
})

describe('a guild', () => {
  async function found(names: { name: string; tag: string }) {
    return (await fellow(game, 1_000)).call('foundGuild', { body: names })
  }

  it('has a name and a tag that look like no others', async () => {
    bodyOf(await found({ name: 'ВОРОН', tag: 'ВОР7' }))
    const name = await found({ ...freshNames(), name: 'BOPOH' })
    expect([name.status, name.error.message]).toEqual([
      409,
      'Название слишком похоже на занятое: выберите другое',
    ])
    const tag = await found({ ...freshNames(), tag: 'BOP7' })
    expect([tag.status, tag.error.code]).toEqual([409, 'tagTaken'])
    const founding = await (await fellow(game, 1_000)).call('createGuildFounding', {
      body: { ...freshNames(), tag: 'B0P7', diamonds: 100 },
    })
    expect([founding.status, founding.error.code]).toEqual([409, 'tagTaken'])
  })

  it.each([
    [
      { name: 'Орdен' },
      'Название: только русские или только латинские буквы и цифры, между словами один пробел или дефис',
    ],
    [{ tag: 'EКНН' }, 'Метка: ровно 4 знака, только русские или только латинские буквы и цифры'],
  ])('of two alphabets is refused: %j', async (mixed, message) => {
    const { status, error } = await found({ ...freshNames(), ...mixed })
    expect([status, error.message]).toEqual([400, message])
  })

  it.each([{ name: 'Администрация' }, { name: 'Донжон' }, { tag: 'АДМИ' }])(
    'is not the game: %j',
    async (words) => {
      const { status, error } = await found({ ...freshNames(), ...words })
      expect([status, error.code]).toEqual([409, 'nameReserved'])
    },
  )
})
