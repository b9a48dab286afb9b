import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACTION_NAMES } from '#apps/admin/src/resources/audit/action-names.ts'
import { type OperationFacts, operations } from '#generated/operations.ts'
import type { Role } from '#generated/types.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'

const DAY_MS = 86_400_000

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

async function administrator(role: Role): Promise<Lord> {
  const lord = await game.lord({ roles: ['PLAYER', role] })
  await giveSecondFactor(lord.player.id)
  return lord
}

async function entriesOf(reader: Lord, filter: object) {
  const query = { filter: JSON.stringify(filter) }
  return (await reader.call('listAuditEntriesForAdmin', { query })).body
}

const REASON = 'Обман на рынке'

describe('the record of administrators’ actions', () => {
  it('has each change once, with who, whom and what, and nothing of a refused one', async () => {
    const [chief, steward] = [await administrator('SUPER_ADMIN'), await administrator('USER_ADMIN')]
    const cheat = await game.lord()
    const params = { id: cheat.player.id }
    const block = { params, body: { reason: REASON, until: null }, key: newKey() }
    expect((await steward.call('blockPlayer', block)).status).toBe(200)
    expect((await steward.call('blockPlayer', block)).status).toBe(200)
    const above = { ...block, key: newKey(), params: { id: chief.player.id } }
    expect((await steward.call('blockPlayer', above)).error.code).toBe('notOutranked')
    expect((await steward.call('unblockPlayer', { params })).status).toBe(200)
    expect((await steward.call('unblockPlayer', { params })).status).toBe(409)
    const entries = await entriesOf(chief, { subjectId: cheat.player.id })
    expect(entries.map(({ operation }) => operation)).toEqual(['unblockPlayer', 'blockPlayer'])
    expect(entries[1]).toMatchObject({
      playerId: steward.player.id,
      playerName: steward.player.name,
      subjectName: cheat.player.name,
      createdAt: game.clock.now().toISOString(),
    })
    expect(JSON.parse(entries[1]?.request ?? '')).toEqual({
      id: cheat.player.id,
      reason: REASON,
      until: null,
    })
    expect(entries[1]?.network).toMatch(/^[\w-]{12}$/)
    expect(await entriesOf(chief, { playerId: chief.player.id })).toEqual([])
  })

  it('cannot be changed or removed, not even in the database', async () => {
    const [chief, cheat] = [await administrator('SUPER_ADMIN'), await game.lord()]
    await chief.call('endPlayerSessions', { params: { id: cheat.player.id } })
    const before = await entriesOf(chief, { subjectId: cheat.player.id })
    await expect(sql`UPDATE admin_action SET operation = 'nothing'`).rejects.toThrow('does not change')
    await expect(sql`DELETE FROM admin_action`).rejects.toThrow('does not change')
    await expect(sql`TRUNCATE admin_action`).rejects.toThrow('does not change')
    expect(before).toHaveLength(1)
    expect(await entriesOf(chief, { subjectId: cheat.player.id })).toEqual(before)
  })

  it('can be narrowed to days by Moscow time', async () => {
    const [chief, cheat] = [await administrator('SUPER_ADMIN'), await game.lord()]
    // An hour after midnight in Moscow, while it is still the day before at Greenwich.
    const midnight = new Date(game.clock.now()).setUTCHours(22, 0, 0, 0)
    game.clock.advance((midnight + DAY_MS - game.clock.now().getTime()) / 1000)
    await chief.call('endPlayerSessions', { params: { id: cheat.player.id } })
    const dayOf = (shiftMs: number) =>
      new Date(game.clock.now().getTime() + 3 * 3_600_000 + shiftMs).toISOString().slice(0, 10)
    const [before, today, after] = [dayOf(-DAY_MS), dayOf(0), dayOf(DAY_MS)]
    const found = (filter: object) => entriesOf(chief, { subjectId: cheat.player.id, ...filter })
    expect(await found({ createdFrom: today, createdTo: today })).toHaveLength(1)
    expect(await found({ createdTo: before })).toEqual([])
    expect(await found({ createdFrom: after })).toEqual([])
    const query = { filter: JSON.stringify({ createdFrom: 'вчера' }) }
    expect((await chief.call('listAuditEntriesForAdmin', { query })).status).toBe(400)
  })

  it('is read by the highest role alone', async () => {
    const steward = await administrator('USER_ADMIN')
    expect((await steward.call('listAuditEntriesForAdmin')).error.code).toBe('forbidden')
  })

  it('cuts long texts', async () => {
    const chief = await administrator('SUPER_ADMIN')
    const { version } = await sqlOne<{ version: number }>`
      SELECT coalesce(max(version), 1)::int AS version FROM legal_version WHERE page = 'terms'`
    const body = { version, title: 'Условия', body: 'Слово. '.repeat(1_000).trim() }
    const { status, text } = await chief.call('setLegalText', { params: { page: 'terms' }, body })
    expect([status, text.slice(0, 80)]).toEqual([200, text.slice(0, 80)])
    const [entry] = await entriesOf(chief, { playerId: chief.player.id })
    expect(entry?.request.length).toBeLessThan(1_000)
    expect(JSON.parse(entry?.request ?? '')).toMatchObject({ page: 'terms', version, title: 'Условия' })
  })

  it('has a name in the console for every change that an administrator can make', () => {
    const changes = Object.entries<OperationFacts>(operations).filter(
      ([, { roles, method }]) => roles.length > 0 && method !== 'GET',
    )
    expect(Object.keys(ACTION_NAMES).sort()).toEqual(changes.map(([operation]) => operation).sort())
  })
})
