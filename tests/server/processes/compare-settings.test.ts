import { expect, it } from 'vitest'
import { createMetrics } from '#server/platform/metrics/metrics.ts'
import { compareSettings } from '#server/platform/processes/compare-settings.ts'
import { heardLog } from '../../support/heard-log.ts'
import { openTestPlatform } from '../../support/test-platform.ts'

it('names what another server of the game has otherwise, and no secret', async () => {
  const test = await openTestPlatform()
  const one = compareSettings(test.platform, createMetrics())
  await expect
    .poll(async () => (await test.platform.database.pool.query('SELECT FROM server_process')).rowCount)
    .toBe(1)
  const { log, said } = heardLog()
  const secret = 'another secret of this test, at least 32 long'
  const platform = { ...test.platform, log, config: { ...test.platform.config, gameSpeed: 60, secret } }
  const metrics = createMetrics()
  const other = compareSettings(platform, metrics)
  await expect.poll(said).toContain('"setting":"GAME_SPEED","here":60,"there":1')
  expect(said()).toContain('"setting":"SECRET"')
  expect(said()).not.toContain(secret)
  expect(said()).not.toContain('PUBLIC_URL')
  expect(await metrics.text()).toContain('donjon_settings_differ 2')
  await Promise.all([one.stop(), other.stop()])
  expect((await test.platform.database.pool.query('SELECT FROM server_process')).rowCount).toBe(0)
  await test.close()
})
