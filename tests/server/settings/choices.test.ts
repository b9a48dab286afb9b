import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeDueForNews } from '#server/domains/settings/news-due.ts'
import { newsLetters } from '#server/domains/settings/news-letters.ts'
import { tables } from '#server/domains/tables.ts'
import { notify } from '#server/game/notifications/notify.ts'
import { NO_REWARD } from '#server/game/rewards/reward.ts'
import { dayNote } from '#server/platform/sessions/note-day.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { leaver } from './leavers.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function tax({ player }: Lord) {
  return inTransaction(async () =>
    notify(player.id, { type: 'TAXES_COLLECTED', hours: 1, reward: { ...NO_REWARD, gold: 70 } }),
  )
}

function choose(lord: Lord, choice: object, letters = 'DAILY') {
  const kinds = [{ kind: 'TAXES', isToasted: true, isPushed: true, isMailed: false, ...choice }]
  return lord.call('changeNotificationSettings', { body: { kinds, letters } })
}

async function unshown(lord: Lord) {
  return (await lord.gameData('notifications')).notifications?.data.unshown
}

describe('toasts', () => {
  it('of a kind that is not wanted count as shown, also those that wait', async () => {
    const lord = await leaver(game, 'Тихонравов')
    await tax(lord)
    expect(await unshown(lord)).toBe(1)
    await choose(lord, { isToasted: false })
    expect(await unshown(lord)).toBe(0)
    await tax(lord)
    expect(await unshown(lord)).toBe(0)
    expect((await lord.gameData('notifications')).notifications?.data.unread).toBe(2)
    await choose(lord, { isToasted: true })
    await tax(lord)
    expect(await unshown(lord)).toBe(1)
  })
})

describe('letters with news', () => {
  async function dueFor({ player }: Lord): Promise<boolean> {
    return (await inTransaction(takeDueForNews)).includes(player.id)
  }

  it('come for chosen kinds, unread, at most one an hour or a day, to a confirmed address', async () => {
    const lord = await leaver(game, 'Писемский')
    await choose(lord, { isMailed: true }, 'HOURLY')
    game.clock.advance(1)
    await tax(lord)
    expect(await dueFor(lord)).toBe(false)
    await sql`UPDATE account SET email_confirmed_at = now() WHERE player_id = ${lord.player.id}`
    expect(await dueFor(lord)).toBe(true)
    const letter = await newsLetters.news(lord.player.id)
    expect(letter?.to).toBe(lord.player.email)
    expect(letter?.text).toContain('Сборщики вернулись')
    game.clock.advance(60)
    await tax(lord)
    expect(await dueFor(lord)).toBe(false)
    game.clock.advance(3600)
    expect(await dueFor(lord)).toBe(true)
    game.clock.advance(60)
    await tax(lord)
    await choose(lord, { isMailed: true }, 'DAILY')
    game.clock.advance(3600)
    expect(await dueFor(lord)).toBe(false)
    game.clock.advance(86_400)
    await lord.call('markAllNotificationsAsRead')
    expect(await dueFor(lord)).toBe(false)
    expect(await newsLetters.news(lord.player.id)).toBeUndefined()
  })
})

it('settings of the game are kept, and live in other tabs', async () => {
  const lord = await leaver(game, 'Настройкин')
  game.notified.length = 0
  const body = { motion: 'REDUCED', replaySpeed: 4, hasCompactNumbers: true }
  expect((await lord.call('changeGameplaySettings', { body })).body).toMatchObject(body)
  expect(game.notified).toContainEqual({ playerId: lord.player.id, channels: ['playerLayout'] })
  expect((await lord.gameData('playerLayout')).playerLayout?.data.gameplay).toMatchObject({
    ...body,
    asksToConfirm: true,
  })
})

it('the download holds one’s own data only', async () => {
  const [lord, other] = [await leaver(game, 'Скачалов'), await leaver(game, 'Чужаков')]
  await tax(other)
  const { status, body, text } = await lord.call('getOwnData')
  expect(status).toBe(200)
  expect(text).toContain(lord.player.email)
  expect(text).not.toContain(other.player.email)
  expect(text).not.toContain('Чужаков')
  const rows = (name: string) => body.tables.find((table) => table.name === name)?.rows ?? []
  expect(rows('notification')).toEqual([])
  expect(rows('money_entry').length).toBeGreaterThan(0)
  expect(body.tables.every(({ isComplete }) => isComplete)).toBe(true)
})

it('the download holds long texts whole, the newest until the file is full, and says what is missing', async () => {
  const lord = await leaver(game, 'Летописцев')
  const guides = async () => {
    const { body } = await lord.call('getOwnData')
    const table = body.tables.find(({ name }) => name === 'guide_revision')
    return {
      isComplete: table?.isComplete,
      lengths: table?.rows.map((row) => row[table.columns.indexOf('content')]?.length),
    }
  }
  const write = (revisions: number, length: number) => sql`
    WITH written AS (INSERT INTO guide (author_id, created_at) VALUES (${lord.player.id}, now()) RETURNING id)
    INSERT INTO guide_revision (guide_id, revision, title, description, content, by_id, saved_at)
    SELECT id, number, 'О стенах', '', repeat('с', ${length}), ${lord.player.id}, now() + number * interval '1 second'
    FROM written, generate_series(1, ${revisions}) AS number`
  await write(1, 200_000)
  expect(await guides()).toEqual({ isComplete: true, lengths: [200_000] })
  await write(60, 190_000)
  const { isComplete, lengths = [] } = await guides()
  expect(isComplete).toBe(false)
  expect(new Set(lengths)).toEqual(new Set([190_000]))
  expect(lengths.length).toBeGreaterThan(40)
})

it('the download holds every table that names a player, except those with a reason', async () => {
  const named = await sql<{ name: string }>`
    SELECT table_name::text AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'player_id'
    UNION SELECT conrelid::regclass::text FROM pg_constraint
    WHERE contype = 'f' AND conparentid = 0 AND confrelid = 'player'::regclass`
  const names = named.map(({ name }) => name)
  const unnamed = tables.filter((description) => 'person' in description).map(({ table }) => table)
  expect(names.filter((name) => unnamed.includes(name))).toEqual([])
  expect(names.filter((name) => !tables.some(({ table }) => table === name))).toEqual([])
  const downloaded = tables.filter(
    (description) => !('person' in description) && typeof description.ownData !== 'string',
  )

  const lord = await leaver(game, 'Частников')
  await sql`${dayNote(lord.player.id, new Date('2026-03-01T12:00:00Z'))}`
  const { body } = await lord.call('getOwnData')
  const inFile = body.tables.map(({ name }) => name)
  expect([...inFile].sort()).toEqual(downloaded.map(({ table }) => table).sort())
  expect(inFile.slice(0, 3)).toEqual(['account', 'messenger_account', 'player'])
  expect(inFile.indexOf('session')).toBeLessThan(inFile.indexOf('fight_log'))
  expect(body.tables.find(({ name }) => name === 'player_day')?.rows[0]?.[0]).toBe('2026-03-01')
})
