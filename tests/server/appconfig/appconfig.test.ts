import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APP_SETTINGS, type AppSettingKey } from '#catalogue/appconfig/app-settings.ts'
import { liveliness } from '#server/game/neighbours/liveliness.ts'
import { reportPublicData } from '#server/game/public-data/revision.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { now } from '#server/platform/clock.ts'
import { json, sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

let game: Game
/** Another process of the same game. */
let second: TestServer
let keeper: Lord
beforeAll(async () => {
  game = await openGame({ RATE_LIMIT_FACTOR: '1' })
  second = await startTestServer({ databaseUrl: game.platform.config.databaseUrl })
  keeper = await game.lord({ roles: ['PLAYER', 'SUPER_ADMIN'] })
  await giveSecondFactor(keeper.player.id)
})
afterAll(async () => {
  await second?.close()
  await game?.close()
})

async function read(key: AppSettingKey) {
  return (await keeper.call('getAppSettingForAdmin', { params: { settingKey: key } })).body
}

/** Changes a setting from its present revision. */
async function set(key: AppSettingKey, value: boolean | number | string | null, reason = 'Проверка') {
  const { revision } = await read(key)
  return keeper.call('saveAppSetting', { params: { settingKey: key }, body: { revision, value, reason } })
}

/** As the game's shell reads it from both processes. */
async function shown() {
  const first = (await game.visitor('getAppConfig')).body
  const other = await second.visitor().api.GET('/public/app-config')
  return [first, other.data]
}

describe('a setting', () => {
  it('comes with its default, and the shell asks with the version that it has', async () => {
    expect((await read('toastLimit')).value).toBe(APP_SETTINGS.toastLimit.default)
    const url = `${game.platform.config.publicUrl}/api/public/app-config`
    const answer = await fetch(url)
    const tag = answer.headers.get('etag') ?? ''
    expect(await answer.json()).toMatchObject({ toastLimit: 3, maintenance: { isOn: false } })
    expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(304)
  })

  it('is effective on every process, keeps its changes, and goes back to any of them and to the default', async () => {
    const limits = async () => (await shown()).map((config) => config?.toastLimit)
    expect((await set('toastLimit', 5, 'Вестей стало больше')).body).toMatchObject({
      value: 5,
      defaultValue: 3,
      isDefault: false,
      revision: 1,
      reason: 'Вестей стало больше',
      byName: keeper.player.name,
    })
    await expect.poll(limits, { timeout: 20_000 }).toEqual([5, 5])
    await set('toastLimit', 8)
    await expect.poll(limits, { timeout: 20_000 }).toEqual([8, 8])
    const query = { filter: JSON.stringify({ settingKey: 'toastLimit' }) }
    const { body: changes } = await keeper.call('listAppSettingRevisionsForAdmin', { query })
    const earlier = changes.find(({ revision }) => revision === 1)
    await set('toastLimit', earlier?.value ?? null, 'Вернули прежнее')
    await expect.poll(limits, { timeout: 20_000 }).toEqual([5, 5])
    expect((await set('toastLimit', null, 'Вернули исходное')).body).toMatchObject({
      value: 3,
      isDefault: true,
    })
    await expect.poll(limits, { timeout: 20_000 }).toEqual([3, 3])
    const { body: all } = await keeper.call('listAppSettingRevisionsForAdmin', { query })
    expect(all.map(({ revision, value, isDefault, reason }) => [revision, value, isDefault, reason])).toEqual(
      [
        [4, 3, true, 'Вернули исходное'],
        [3, 5, false, 'Вернули прежнее'],
        [2, 8, false, 'Проверка'],
        [1, 5, false, 'Вестей стало больше'],
      ],
    )
  })

  it('stands in the journal with its value and reason', async () => {
    await set('announcement', 'Ярмарка в субботу', 'Ярмарка')
    const filter = JSON.stringify({ operation: 'saveAppSetting' })
    const { body } = await keeper.call('listAuditEntriesForAdmin', { query: { filter } })
    expect(body[0]).toMatchObject({ playerId: keeper.player.id, operation: 'saveAppSetting' })
    expect(JSON.parse(body[0]?.request ?? '')).toMatchObject({
      settingKey: 'announcement',
      value: 'Ярмарка в субботу',
      reason: 'Ярмарка',
    })
    await set('announcement', null)
  })

  it('is not overwritten by somebody who has read an older revision, also at the same time', async () => {
    const { revision } = await read('closedText')
    const answers = await Promise.all(
      ['раз', 'два', 'три'].map((value) =>
        keeper.call('saveAppSetting', {
          params: { settingKey: 'closedText' },
          body: { revision, value, reason: 'Проверка' },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('settingChanged')
    await set('closedText', null)
  })

  it.each([
    ['toastLimit', 0],
    ['toastLimit', 11],
    ['toastLimit', 'пять'],
    ['toastLimit', true],
    ['maintenance', 'да'],
    ['maintenanceText', '   '],
    ['announcement', 'д'.repeat(301)],
    ['announcement', 'две\nстроки'],
    ['callLimitPercent', 24],
  ] as const)('%s refuses %j and keeps what it had', async (key, value) => {
    const before = await read(key)
    const refused = await set(key, value)
    expect([refused.status, refused.error.code]).toEqual([400, 'badRequest'])
    expect(refused.error.message).toMatch(/[а-я]/)
    expect(await read(key)).toEqual(before)
  })

  it('needs a reason, and does not exist under another name', async () => {
    expect((await set('toastLimit', 4, '   ')).status).toBe(400)
    expect((await read('toastLimit')).value).toBe(3)
    expect((await keeper.call('getAppSettingForAdmin', { params: { settingKey: 'gold' } })).status).toBe(404)
    const body = { revision: 0, value: 4, reason: 'Проверка' }
    expect((await keeper.call('saveAppSetting', { params: { settingKey: 'gold' }, body })).status).toBe(404)
  })

  it('counts as the default while the registry does not allow what is stored', async () => {
    const { revision } = await read('toastLimit')
    await withPlatform(game.platform, () =>
      inTransaction(async () => {
        await sql`
          INSERT INTO app_setting_revision (key, revision, value, reason, by_id, saved_at)
          VALUES ('toastLimit', ${revision + 1}, ${json(99)}, 'Прежняя версия', ${keeper.player.id}, ${now()})`
        reportPublicData()
      }),
    )
    await set('announcement', 'Видно обоим')
    await expect
      .poll(async () => (await shown()).map((config) => config?.announcement), { timeout: 20_000 })
      .toEqual(['Видно обоим', 'Видно обоим'])
    expect((await shown()).map((config) => config?.toastLimit)).toEqual([3, 3])
    await set('announcement', null)
  })
})

describe('the settings of the server', () => {
  it('slow generated castles down', async () => {
    const before = withPlatform(game.platform, liveliness)
    expect(before).toBeGreaterThan(0)
    await set('neighbourPacePercent', 50)
    await expect
      .poll(() => withPlatform(game.platform, liveliness), { timeout: 20_000 })
      .toBe(Math.round(before / 2))
    await set('neighbourPacePercent', null)
  })

  it('tighten the limits of calls', async () => {
    const allowed = async () => {
      const answer = await fetch(`${game.platform.config.publicUrl}/api/public/app-config`)
      return /q=(\d+)/.exec(answer.headers.get('ratelimit-policy') ?? '')?.[1]
    }
    expect(await allowed()).toBe('1200')
    await set('callLimitPercent', 50)
    await expect.poll(allowed, { timeout: 20_000 }).toBe('600')
    await set('callLimitPercent', null)
    await expect.poll(allowed, { timeout: 20_000 }).toBe('1200')
  })
})
