import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OperationFacts, operations } from '#generated/operations.ts'
import { purgeAccounts } from '#server/domains/auth/purge-accounts.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { operationIds } from '#server/platform/http/contract/contract.ts'
import { part, sql, sqlMaybe } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type Game, GUILDS_OPEN, type Lord, openGame } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { freshNames } from '../guilds/guild-folk.ts'

const PAGES = [...ALL_PAGES_OPEN, ...GUILDS_OPEN]
const DAY_SECONDS = 86_400

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterEach(() => setMaintenance(false))
afterAll(() => game?.close())

async function setMaintenance(value: boolean): Promise<void> {
  const keeper = await game.lord({ roles: ['PLAYER', 'SUPER_ADMIN'] })
  await giveSecondFactor(keeper.player.id)
  const params = { settingKey: 'maintenance' }
  const { revision } = (await keeper.call('getAppSettingForAdmin', { params })).body
  const body = { revision, value, reason: 'Проверка' }
  expect((await keeper.call('saveAppSetting', { params, body })).status).toBe(200)
  const isOn = async () => (await game.visitor('getAppConfig')).body.maintenance.isOn
  await expect.poll(isOn, { timeout: 20_000 }).toBe(value)
}

/** Asks for the deletion of a castle, as if by its own call: that one is not what is tested. */
async function dueForDeletion(): Promise<Lord> {
  const lord = await game.lord({}, PAGES)
  const { id } = lord.player
  const dueAt = new Date(game.clock.now().getTime() + DAY_SECONDS * 1_000)
  await sql`UPDATE player SET deletion_due_at = ${dueAt} WHERE id = ${id}`
  await sql`INSERT INTO timer (kind, subject_id, player_id, due_at, run_at)
    VALUES ('deletePlayer', ${id}, ${id}, ${dueAt}, ${dueAt})`
  return lord
}

function runDue(kind: string): Promise<void> {
  return withPlatform(game.platform, async () => {
    for (let runs = 0; runs < 50; runs += 1)
      if (!(await runOneTimer(game.platform, undefined, part`kind = ${kind}`))) return
  })
}

async function kindOf({ player }: Lord): Promise<string | undefined> {
  return (await sqlMaybe<{ kind: string }>`SELECT kind FROM player WHERE id = ${player.id}`)?.kind
}

describe('during maintenance', () => {
  it('passes exactly the calls that take rights away or call something back', () => {
    const open = operationIds.filter((operation) => {
      const facts: OperationFacts = operations[operation]
      return facts.openInMaintenance
    })
    expect(open.sort()).toEqual([
      'cancelDeletion',
      'cancelDonateOrder',
      'cancelEmailChange',
      'cancelMarketLot',
      'closeOtherSessions',
      'closeSession',
      'removePushToken',
      'revokePersonalToken',
    ])
  })

  it('ends the session of a thief, and calls a deletion back', async () => {
    const lord = await dueForDeletion()
    await setMaintenance(true)
    const { body } = await lord.call('listSessions')
    expect(body.items).toHaveLength(1)
    expect((await lord.call('closeOtherSessions')).status).toBe(200)
    expect((await lord.call('cancelDeletion')).status).toBe(204)
    expect((await lord.call('buyUnits', { body: { group: 'archers', amount: 1 } })).error.code).toBe(
      'maintenance',
    )
    game.clock.advance(2 * DAY_SECONDS)
    await runDue('deletePlayer')
    expect(await kindOf(lord)).toBe('HUMAN')
  })

  it('reaches the rules with every call that it lets pass', async () => {
    const lord = await game.lord({}, PAGES)
    await setMaintenance(true)
    const calls = [
      lord.call('cancelEmailChange'),
      lord.call('cancelDonateOrder', { params: { orderId: 999_999 } }),
      lord.call('cancelMarketLot', { params: { lotId: 999_999 } }),
      lord.call('revokePersonalToken', { params: { tokenId: '3f0f4c1e-2f4d-4a37-9a51-9a4d3b8f7c10' } }),
      lord.call('closeSession', { params: { sessionId: '3f0f4c1e-2f4d-4a37-9a51-9a4d3b8f7c10' } }),
    ]
    const answers = await Promise.all(calls)
    expect(answers.filter(({ status }) => status === 503)).toEqual([])
  })

  it('deletes no castle until it ends, however late that is', async () => {
    const lord = await dueForDeletion()
    await setMaintenance(true)
    game.clock.advance(2 * DAY_SECONDS)
    await runDue('deletePlayer')
    // A read settles what is due, and must not go in circles.
    expect((await lord.call('listMissions')).status).toBe(200)
    game.clock.advance(DAY_SECONDS)
    await runDue('deletePlayer')
    expect(await kindOf(lord)).toBe('HUMAN')
    await setMaintenance(false)
    game.clock.advance(60)
    await runDue('deletePlayer')
    expect(await kindOf(lord)).toBe('DELETED')
  })

  it('ends no founding, and removes no account', async () => {
    const founder = await game.lord({ diamonds: 100 }, PAGES)
    const away = await game.lord({}, PAGES)
    await sql`UPDATE account SET email_confirmed_at = NULL WHERE player_id = ${away.player.id}`
    await sql`UPDATE player SET last_seen_at = ${new Date('2020-01-01')} WHERE id = ${away.player.id}`
    const body = { ...freshNames(), diamonds: 100 }
    expect((await founder.call('createGuildFounding', { body })).status).toBe(200)
    await setMaintenance(true)
    game.clock.advance(30 * DAY_SECONDS)
    await runDue('guildFoundingEnd')
    const statusOf = async () =>
      (
        await sqlMaybe<{
          status: string
        }>`SELECT status FROM guild_founding WHERE founder_id = ${founder.player.id}`
      )?.status
    const purge = () =>
      withPlatform(game.platform, () => inTransaction(() => purgeAccounts(game.clock.now(), 100)))
    expect(await statusOf()).toBe('OPEN')
    expect(await purge()).toBe(0)
    await setMaintenance(false)
    game.clock.advance(60)
    await runDue('guildFoundingEnd')
    expect(await statusOf()).toBe('EXPIRED')
    expect(await purge()).toBeGreaterThan(0)
  })
})
